/** What a table's live connection brings; OpenAPI knows no WebSockets, so the frames are written here by hand. */
import type { ChatMessage, ErrorInfo, NoticeInfo, Snapshot, TableInfo, UndoRequest } from './schema';

export type LiveFrame =
  | ({ readonly type: 'snapshot' } & Snapshot)
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'notice'; readonly notice: NoticeInfo }
  | { readonly type: 'presence'; readonly seats: readonly boolean[] }
  | { readonly type: 'undo'; readonly request: UndoRequest | null }
  | { readonly type: 'error'; readonly error: ErrorInfo }
  | { readonly type: 'pong' }
  | { readonly type: 'ping' };
