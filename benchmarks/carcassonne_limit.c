/* Carcassonne, base game: the same algorithm and the same games as the Python engine, as a
   hand-written C program.  It marks the practical physical limit.  gcc -O3 -march=native */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIELD = 1, ROAD = 2, CITY = 3, CLOISTER = 4 };
#ifdef TORUS  /* 72 tiles and a border fit a 74 x 74 torus without meeting themselves */
#define WIDTH_ 74
#define START_ 0
#define AT(c) (((c) + CELLS) % CELLS)
#else
#define WIDTH_ 145
#define START_ (72 * 145 + 72)
#define AT(c) (c)
#endif
enum { W = WIDTH_, CELLS = W * W, START = START_, START_KIND = 3, NODES = 256, TILES = 72, MAXOPT = 640 };
static const int STEP[4] = {-W, 1, W, -1};
static const int AROUND[8] = {-W - 1, -W, -W + 1, -1, 1, W - 1, W, W + 1};

static const char *KINDS[24] = {
"2 m r:S f:01234567","4 m f:01234567","1 C:NESW","4 c:N r:EW F:27 f:3456","5 c:N F:234567","2 C:EW F:01 F:45",
"1 c:NS F:23 F:67","3 c:E c:W F:0145","2 c:E c:S F:0167","3 c:N r:ES F:2567 f:34","3 c:N r:SW F:2347 f:56",
"3 c:N r:E r:S r:W F:27 f:34 f:56","2 C:NW F:2345","3 c:NW F:2345","2 C:NW r:ES F:25 f:34","3 c:NW r:ES F:25 f:34",
"1 C:NEW F:45","3 c:NEW F:45","2 C:NEW r:S F:4 F:5","1 c:NEW r:S F:4 F:5","8 r:NS f:1234 f:0567","9 r:SW f:56 f:012347",
"4 r:E r:S r:W f:0127 f:34 f:56","1 r:N r:E r:S r:W f:12 f:34 f:56 f:70"};

static int DECK[71], ndeck, SEGMENTS[24];
static uint8_t TYPE[192], PENNANT[192], PORTS[192], CITIES[192], EDGE[384], FITS[24 * 256];
static int8_t SIDE[384], HALF[768];

static void load(void) {
    for (int k = 0; k < 24; k++) {
        char buf[80]; strcpy(buf, KINDS[k]);
        char *tok = strtok(buf, " "); int count = atoi(tok), n = 0, side[4] = {-1, -1, -1, -1}, half[8];
        memset(half, -1, sizeof half);
        for (int i = 0; i < count - (k == START_KIND); i++) DECK[ndeck++] = k;
        int mask = 0;
        while ((tok = strtok(NULL, " "))) {
            int ks = k * 8 + n; char f = tok[0]; const char *w = tok[1] ? tok + 2 : "";
            TYPE[ks] = f == 'm' ? CLOISTER : f == 'r' ? ROAD : (f == 'c' || f == 'C') ? CITY : FIELD;
            PENNANT[ks] = f == 'C';
            if (TYPE[ks] == FIELD) { for (; *w; w++) half[*w - '0'] = n; if (f == 'F') CITIES[ks] = mask; }
            else { PORTS[ks] = strlen(w); if (TYPE[ks] == CITY) mask |= 1 << n;
                   for (; *w; w++) side[strchr("NESW", *w) - "NESW"] = n; }
            n++;
        }
        SEGMENTS[k] = n;
        int edge[4]; for (int i = 0; i < 4; i++) edge[i] = side[i] < 0 ? FIELD : TYPE[k * 8 + side[i]];
        for (int r = 0; r < 4; r++) {
            for (int i = 0; i < 4; i++) { EDGE[(k * 4 + r) * 4 + i] = edge[(i - r) & 3]; SIDE[(k * 4 + r) * 4 + i] = side[(i - r) & 3]; }
            for (int i = 0; i < 8; i++) HALF[(k * 4 + r) * 8 + i] = half[(i - 2 * r) & 7];
        }
        char name = 'A' + k; int turns = strchr("BCX", name) ? 1 : strchr("FGHU", name) ? 2 : 4;
        for (int need = 0; need < 256; need++)
            for (int r = 0; r < turns; r++) {
                int ok = 1;
                for (int i = 0; i < 4; i++) { int q = need >> 2 * i & 3; if (q && q != EDGE[(k * 4 + r) * 4 + i]) ok = 0; }
                if (ok) FITS[k * 256 + need] |= 1 << r;
            }
    }
}

typedef struct {
    int32_t player, phase, kind, over, drawn, nfront, ntile, nnode, nmonk, nopt;
    int32_t scores[2], supply[2];
    int16_t label[NODES], ring[NODES], tile_base[TILES], tile_cell[TILES], frontier[160], monks[16];
    uint8_t size[NODES], open[NODES], men[NODES], meeple[NODES], node_tile[NODES], node_ks[NODES];
    uint8_t tile_kr[TILES], deck[72];
    uint8_t board[CELLS], need[CELLS];
    int32_t options[MAXOPT];
} State;

static void clone(State *to, const State *from) {
    memcpy(to, from, offsetof(State, options) + from->nopt * sizeof(int32_t));
}

static int join(State *s, int a, int b) {
    int keep = s->label[a], lose = s->label[b];
    if (keep == lose) return keep;
    if (s->size[keep] < s->size[lose]) { int t = keep; keep = lose; lose = t; }
    for (int n = lose; s->label[n] != keep; n = s->ring[n]) s->label[n] = keep;
    int16_t t = s->ring[keep]; s->ring[keep] = s->ring[lose]; s->ring[lose] = t;
    s->size[keep] += s->size[lose]; s->open[keep] += s->open[lose]; s->men[keep] += s->men[lose];
    return keep;
}

static void place(State *s, int cell, int rotation) {
    int kind = s->kind, kr = kind * 4 + rotation, base = s->nnode, tile = s->ntile++;
    s->tile_kr[tile] = kr; s->tile_base[tile] = base; s->tile_cell[tile] = cell;
    for (int i = 0; i < SEGMENTS[kind]; i++) {
        int n = s->nnode++;
        s->label[n] = s->ring[n] = n; s->size[n] = 1; s->open[n] = PORTS[kind * 8 + i];
        s->men[n] = s->meeple[n] = 0; s->node_tile[n] = tile; s->node_ks[n] = kind * 8 + i;
    }
    s->board[cell] = tile + 1;
    int f = 0; while (s->frontier[f] != cell) f++;
    s->nfront--; memmove(s->frontier + f, s->frontier + f + 1, (s->nfront - f) * sizeof(int16_t));
    for (int side = 0; side < 4; side++) {
        int beside = AT(cell + STEP[side]), back = side ^ 2, other = s->board[beside] - 1;
        if (other < 0) {
            if (!s->need[beside]) s->frontier[s->nfront++] = beside;
            s->need[beside] |= EDGE[kr * 4 + side] << 2 * back;
            continue;
        }
        int okr = s->tile_kr[other], obase = s->tile_base[other], seg = SIDE[kr * 4 + side];
        if (seg >= 0) s->open[join(s, base + seg, obase + SIDE[okr * 4 + back])] -= 2;
        seg = HALF[kr * 8 + 2 * side];
        if (seg >= 0) join(s, base + seg, obase + HALF[okr * 8 + 2 * back + 1]);
        seg = HALF[kr * 8 + 2 * side + 1];
        if (seg >= 0) join(s, base + seg, obase + HALF[okr * 8 + 2 * back]);
    }
}

static int neighbours(State *s, int node) {
    int cell = s->tile_cell[s->node_tile[node]], count = 0;
    for (int i = 0; i < 8; i++) count += s->board[AT(cell + AROUND[i])] != 0;
    return count;
}

static void award(State *s, int root, int points) {
    int count[2] = {0, 0}, n = root;
    do { int o = s->meeple[n]; if (o) { count[o - 1]++; s->meeple[n] = 0; } n = s->ring[n]; } while (n != root);
    s->men[root] = 0;
    int most = count[0] > count[1] ? count[0] : count[1];
    for (int p = 0; p < 2; p++) { s->supply[p] += count[p]; if (count[p] == most) s->scores[p] += points; }
}

static int value(State *s, int root) {
    uint64_t seen[2] = {0, 0}; int n = root, points = 0;
    do { int t = s->node_tile[n]; seen[t >> 6] |= 1ull << (t & 63); points += PENNANT[s->node_ks[n]]; n = s->ring[n]; } while (n != root);
    points += __builtin_popcountll(seen[0]) + __builtin_popcountll(seen[1]);
    return TYPE[s->node_ks[root]] == CITY && !s->open[root] ? 2 * points : points;
}

static int field_value(State *s, int root) {
    uint64_t seen[4] = {0, 0, 0, 0}; int n = root;
    do {
        int mask = CITIES[s->node_ks[n]], city = s->tile_base[s->node_tile[n]];
        for (; mask; mask >>= 1, city++)
            if (mask & 1) { int l = s->label[city]; if (!s->open[l]) seen[l >> 6] |= 1ull << (l & 63); }
        n = s->ring[n];
    } while (n != root);
    int c = 0; for (int i = 0; i < 4; i++) c += __builtin_popcountll(seen[i]);
    return 3 * c;
}

static void score_final(State *s) {
    for (int n = 0; n < s->nnode; n++) if (s->meeple[n]) {
        int root = s->label[n], what = TYPE[s->node_ks[n]];
        award(s, root, what == CLOISTER ? 1 + neighbours(s, n) : what == FIELD ? field_value(s, root) : value(s, root));
    }
}

static void draw(State *s) {
    while (s->drawn < ndeck) {
        s->kind = s->deck[s->drawn++]; s->nopt = 0;
        const uint8_t *fits = FITS + s->kind * 256;
        for (int i = 0; i < s->nfront; i++) {
            int cell = s->frontier[i], m = fits[s->need[cell]];
            for (; m; m &= m - 1) s->options[s->nopt++] = cell * 4 + __builtin_ctz(m);
        }
        if (s->nopt) return;
    }
    s->nopt = 0; s->over = 1; score_final(s);
}

static void apply(State *s, int action) {
    int base;
    if (s->phase == 0) {
        place(s, action >> 2, action & 3);
        s->phase = 1; s->nopt = 0; s->options[s->nopt++] = 0;
        base = s->tile_base[s->ntile - 1];
        if (s->supply[s->player])
            for (int n = base; n < s->nnode; n++) if (!s->men[s->label[n]]) s->options[s->nopt++] = n - base + 1;
        return;
    }
    base = s->tile_base[s->ntile - 1];
    if (action) {
        int n = base + action - 1;
        s->supply[s->player]--; s->meeple[n] = s->player + 1; s->men[s->label[n]]++;
        if (TYPE[s->node_ks[n]] == CLOISTER) s->monks[s->nmonk++] = n;
    }
    for (int n = base; n < s->nnode; n++) {
        int root = s->label[n], what = TYPE[s->node_ks[n]];
        if (s->men[root] && !s->open[root] && (what == ROAD || what == CITY)) award(s, root, value(s, root));
    }
    for (int i = 0; i < s->nmonk;) {
        if (neighbours(s, s->monks[i]) == 8) {
            award(s, s->monks[i], 9);
            s->nmonk--; memmove(s->monks + i, s->monks + i + 1, (s->nmonk - i) * sizeof(int16_t));
        } else i++;
    }
    s->player ^= 1; s->phase = 0; draw(s);
}

static int64_t rnd(int64_t x) { return x * 48271 % 2147483647; }

static void new_game(State *s, int64_t seed) {
    memset(s, 0, offsetof(State, options));
    s->supply[0] = s->supply[1] = 7;
    for (int i = 0; i < ndeck; i++) s->deck[i] = DECK[i];
    for (int i = ndeck - 1; i > 0; i--) {
        seed = rnd(seed); int j = seed % (i + 1); uint8_t t = s->deck[i]; s->deck[i] = s->deck[j]; s->deck[j] = t;
    }
    s->kind = START_KIND; s->frontier[s->nfront++] = START; place(s, START, 0); draw(s);
}

static int playout(State *s, int64_t seed) {
    int actions = 0;
    while (!s->over) { seed = rnd(seed); apply(s, s->options[seed % s->nopt]); actions++; }
    return actions;
}

static double now(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

/* plain UCT on one determinised deck: root = a position, whole-game random roll-outs */
typedef struct { int child, next, action, visits; double won; } Node;

static int mcts(State *root, int iterations, int64_t seed) {
    Node *t = malloc(sizeof(Node) * ((size_t)iterations * 1 + 2)); int nt = 1; t[0] = (Node){-1, -1, 0, 0, 0};
    static State s; int path[160], who[160];
    for (int it = 0; it < iterations; it++) {
        clone(&s, root); int d = 0, at = 0; path[d] = 0; who[d++] = 0;
        while (!s.over) {
            int kids = 0; for (int c = t[at].child; c >= 0; c = t[c].next) kids++;
            if (kids < s.nopt) {                          /* expand the next untried action */
                int c = nt++; t[c] = (Node){-1, t[at].child, s.options[kids], 0, 0}; t[at].child = c;
                path[d] = c; who[d++] = s.player; apply(&s, t[c].action); break;
            }
            int best = -1; double bv = -1e9, l = log(t[at].visits);
            for (int c = t[at].child; c >= 0; c = t[c].next) {
                double v = t[c].won / t[c].visits + 1.0 * sqrt(l / t[c].visits);
                if (v > bv) { bv = v; best = c; }
            }
            at = best; path[d] = at; who[d++] = s.player; apply(&s, t[at].action);
        }
        seed = rnd(seed); playout(&s, seed);
        for (int i = 0; i < d; i++) {
            int p = who[i], m = s.scores[p] - s.scores[1 - p];
            t[path[i]].visits++; t[path[i]].won += m > 0 ? 1 : m == 0 ? 0.5 : 0;
        }
    }
    int b = -1, bvis = -1; for (int c = t[0].child; c >= 0; c = t[c].next) if (t[c].visits > bvis) { bvis = t[c].visits; b = t[c].action; }
    free(t); return b;
}

int main(int argc, char **argv) {
    load(); static State s, u;
    const char *what = argc > 1 ? argv[1] : "games"; int n = argc > 2 ? atoi(argv[2]) : 20000; int64_t seed = argc > 3 ? atoi(argv[3]) : 1;
    double t = now();
    if (!strcmp(what, "games")) {
        int64_t total = 0, check = 0;
        for (int g = 0; g < n; g++) {
            new_game(&s, seed + g); int a = playout(&s, seed + g + 1000003);
            total += a; check = (check * 31 + s.scores[0] * 1009 + s.scores[1] * 7 + a) % 2147483647;
        }
        t = now() - t; printf("c games %d actions %ld check %ld games/s %.1f actions/s %.0f\n", n, (long)total, (long)check, n / t, total / t);
    } else if (!strcmp(what, "clone")) {
        new_game(&s, seed); int64_t x = 7; for (int i = 0; i < 70; i++) { x = rnd(x); apply(&s, s.options[x % s.nopt]); }
        int64_t c = 0; t = now(); for (int i = 0; i < n; i++) { clone(&u, &s); c += u.player + u.board[i % CELLS]; __asm__ volatile("" ::: "memory"); }
        t = now() - t; printf("c clone %.1f ns (%zu bytes) %ld\n", t / n * 1e9, offsetof(State, options), (long)c);
    } else {
        new_game(&s, seed); int64_t x = 7; int skip = argc > 4 ? atoi(argv[4]) : 0; for (int i = 0; i < skip; i++) { x = rnd(x); apply(&s, s.options[x % s.nopt]); }
        t = now(); int b = mcts(&s, n, 5); t = now() - t; printf("c mcts %.0f iterations/s, action %d\n", n / t, b);
    }
    return 0;
}
