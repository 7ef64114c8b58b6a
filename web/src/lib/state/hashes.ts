/** Hashes in hex. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of bytes in hex, or of a text. */
export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
export const tagOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
