/* Carcassonne, base game, 2 to 5 players, default options: what a processor can do, as a yardstick for the kernel.

   It plays by the kernel's own data: the front of open cells with what their neighbours ask, one name and one ring of
   nodes for every feature, its sums packed in one word. Every action is logged and everything is scored, fields too.
   Seed for seed it plays the same games as `State.playout(seed)`; `tests/games/carcassonne/test_limit.py` holds it to that.

   build:  gcc -O3 -march=native -o carcassonne_limit carcassonne_limit.c
           (with -DPLAIN, or where the processor has no AVX2 and BMI2, the front is scanned cell by cell, as the kernel
           does; otherwise 32 cells at once)
   run:    carcassonne_limit games 20000 1 [players]   games per CPU second, seeds 1, 2, 3 ...
           carcassonne_limit list 2000 1 [players]     seed, actions, hash of all actions, scores: one line a game
           carcassonne_limit clone 1000000 1           nanoseconds for a copy of a position
   The hash is h = (h * 1000003 + action) mod 2^61 - 1 over `State.history()`, from h = 0. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if !defined(PLAIN) && defined(__AVX2__) && defined(__BMI2__)
#include <immintrin.h>
#define VECTORS 1
#else
#define VECTORS 0
#endif

#include "carcassonne_limit.h"

static inline int wrap(int cell) { return cell < 0 ? cell + CELLS : cell >= CELLS ? cell - CELLS : cell; }

static inline unsigned join(State *s, unsigned a, unsigned b) {
    unsigned keep = s->label[a], lose = s->label[b];
    if (keep == lose) return keep;
    if ((s->word[keep] & 1023) < (s->word[lose] & 1023)) { unsigned t = keep; keep = lose; lose = t; }
    unsigned node = lose;
    do { s->label[node] = keep; node = s->ring[node]; } while (node != lose);
    uint8_t after = s->ring[keep]; s->ring[keep] = s->ring[lose]; s->ring[lose] = after;
    s->word[keep] += s->word[lose];
    return keep;
}

static inline void lay(State *s, int front, int rotation) {
    int kind = s->hand, kr = kind * 4 + rotation, cell = s->front_cell[front];
    int tile = s->tiles++, base = s->nodes, fronts = s->fronts - 1, count = BOX[kind].segments;
    const Turned *turned = TURNED + kr;
    s->tile_kr[tile] = kr; s->tile_cell[tile] = cell; s->tile_base[tile] = base;
    uint64_t eight = base * 0x0101010101010101ull + 0x0706050403020100ull;  /* always 8 nodes: no branch to guess */
    memcpy(s->label + base, &eight, 8);
    memcpy(s->ring + base, &eight, 8);
    eight = kind * 8 * 0x0101010101010101ull + 0x0706050403020100ull;
    memcpy(s->node_ks + base, &eight, 8);
    memcpy(s->word + base, FIRST + kind * 8, 64);
    s->nodes = base + count;
    int moved = s->front_cell[fronts];
    s->front_cell[front] = moved; s->need[front] = s->need[fronts]; s->kept[front] = s->kept[fronts];
    s->need[fronts] = s->kept[fronts] = 0;
    s->board[moved] = FRONT + front;
    s->board[cell] = tile + 1;
    for (int side = 0; side < 4; side++) {
        int beside = wrap(cell + STEP[side]), there = s->board[beside], back = side ^ 2;
        if ((uint8_t)(there - 1) >= FRONT - 1) {  /* open already or from now on */
            int place = there ? there - FRONT : fronts;
            s->board[beside] = FRONT + place;
            s->front_cell[place] = beside;
            s->need[place] |= turned->asks[side];
            s->kept[place] |= 3 << 2 * back;
            fronts += !there;
        } else {
            int other = there - 1, beyond = s->tile_base[other], segment = turned->side[side];
            const Turned *its = TURNED + s->tile_kr[other];
            if (segment != NONE) s->word[join(s, base + segment, beyond + its->side[back])] -= 2 * OPEN_ONE;
            segment = turned->half[2 * side];
            if (segment != NONE) {
                join(s, base + segment, beyond + its->half[2 * back + 1]);
                join(s, base + turned->half[2 * side + 1], beyond + its->half[2 * back]);
            }
            s->tile_x[tile] = s->tile_x[other] - STEP_X[side];
            s->tile_y[tile] = s->tile_y[other] - STEP_Y[side];
        }
    }
    s->fronts = fronts;
}

static inline unsigned majority(uint64_t men) {
    unsigned most = 1, owners = 0, bit = 1;
    for (; men; men >>= 3, bit <<= 1) {
        unsigned here = men & 7;
        if (here >= most) { owners = here == most ? owners | bit : bit; most = here; }
    }
    return owners;
}

static inline int around(const State *s, int tile) {
    int cell = s->tile_cell[tile], count = 0;
    for (int i = 0; i < 8; i++) count += (uint8_t)(s->board[wrap(cell + AROUND[i])] - 1) < FRONT - 1;
    return count;
}

/* Points of a road or city as it stands; each tile counts once. */
static inline int value(const State *s, unsigned root) {
    uint64_t word = s->word[root];
    unsigned node = root;
    int tiles = 0, pennants = word >> 20 & 63;
    do {
        int before = TWINS[s->node_ks[node]];
        while (before && s->label[node - before] != root) before--;
        tiles += !before;
        node = s->ring[node];
    } while (node != root);
    if (TYPE[s->node_ks[root]] != CITY) return tiles;
    if (word & OPEN_MASK) return tiles;
    return (word & 1023) == 2 ? 2 : 2 * (tiles + pennants);
}

static inline void award(State *s, unsigned root, int points) {
    uint64_t men = s->word[root] >> MAN_SHIFT;
    unsigned owners = majority(men), node = root;
    s->word[root] &= MAN_ONE - 1;
    for (int seat = 0; men; seat++, men >>= 3) {
        s->supply[seat] += men & 7;
        if (owners >> seat & 1) s->score[seat] += points;
    }
    do { s->meeple[node] = 0; node = s->ring[node]; } while (node != root);
}

static inline unsigned cloister_node(const State *s, int tile) {
    return s->tile_base[tile] + BOX[s->tile_kr[tile] >> 2].segments - 1;
}

/* Bit masks of the segments of the last tile whose features have no meeple, and of those with no open edge. */
typedef struct { unsigned empty, closed; } Masks;
static inline Masks look(const State *s) {
    int base = s->tile_base[s->tiles - 1];
    Masks found = {0, 0};
#if VECTORS
    __m128i labels = _mm_loadl_epi64((void *)(s->label + base));
    const __m256i one = _mm256_set1_epi64x(MAN_ONE), open = _mm256_set1_epi64x(OPEN_MASK);
    const __m256i zero = _mm256_setzero_si256();
    for (int half = 0; half < 2; half++, labels = _mm_srli_si128(labels, 4)) {
        __m256i words = _mm256_i32gather_epi64((void *)s->word, _mm_cvtepu8_epi32(labels), 8);
        found.empty |= _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpgt_epi64(one, words))) << 4 * half;
        found.closed |= _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(_mm256_and_si256(words, open), zero)))
                        << 4 * half;
    }
    unsigned all = (1u << (s->nodes - base)) - 1;
    found.empty &= all;
    found.closed &= all;
#else
    for (int node = base; node < s->nodes; node++) {
        uint64_t word = s->word[s->label[node]];
        found.empty |= (word < MAN_ONE) << (node - base);
        found.closed |= !(word & OPEN_MASK) << (node - base);
    }
#endif
    return found;
}

/* `full` marks the closed segments of the last tile whose features have meeples. */
static inline void score_completed(State *s, unsigned full) {
    int tile = s->tiles - 1, x = s->tile_x[tile], y = s->tile_y[tile];
    for (; full; full &= full - 1) {
        unsigned root = s->label[s->tile_base[tile] + __builtin_ctz(full)];
        if (s->word[root] >= MAN_ONE) award(s, root, value(s, root));
    }
    for (int i = s->monks_out - 1; i >= 0; i--) {
        int monk = s->monks[i], dx = s->tile_x[monk] - x, dy = s->tile_y[monk] - y;
        if ((unsigned)(dx + 1) <= 2 && (unsigned)(dy + 1) <= 2 && around(s, monk) == 8) {
            s->monks[i] = s->monks[--s->monks_out];
            award(s, cloister_node(s, monk), 9);
        }
    }
}

static void score_end(State *s) {
    for (int i = 0; i < s->monks_out; i++) award(s, cloister_node(s, s->monks[i]), 1 + around(s, s->monks[i]));
    s->monks_out = 0;
    uint8_t farms[SEATS * SUPPLY], paid[NODES], seen[NODES];
    int count = 0;
    for (int first = 0; first < s->nodes; first += 8) {  /* `meeple` is zero behind `nodes` */
        uint64_t eight;
        memcpy(&eight, s->meeple + first, 8);
        while (eight) {
            int node = first + (__builtin_ctzll(eight) >> 3);
            eight &= ~(0xffull << (node - first) * 8);
            unsigned root = s->label[node];
            if (!s->meeple[node]) continue;  /* came home with another of the same feature */
            if (TYPE[s->node_ks[node]] != FIELD) {
                award(s, root, value(s, root));
                continue;
            }
            int known = 0;
            for (int i = 0; i < count; i++) known |= farms[i] == root;
            if (!known) farms[count++] = root;
        }
    }
    memset(paid, 0, sizeof paid);
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < count; i++) {
        unsigned root = farms[i], owners = majority(s->word[root] >> MAN_SHIFT), node = root;
        int gain[SEATS] = {0};
        do {
            unsigned touched = CITIES[s->node_ks[node]], city = node - (s->node_ks[node] & 7);
            for (; touched; touched >>= 1, city++) {
                unsigned where = s->label[city];
                if (touched & 1 && !(s->word[where] & OPEN_MASK) && seen[where] != i + 1) {
                    seen[where] = i + 1;
                    unsigned new = owners & ~paid[where];
                    paid[where] |= owners;
                    for (int seat = 0; seat < SEATS; seat++) gain[seat] += new >> seat & 1;
                }
            }
            node = s->ring[node];
        } while (node != root);
        for (int seat = 0; seat < s->players; seat++) s->score[seat] += 3 * gain[seat];
    }
}

static inline uint64_t first_number(int64_t seed) {
    const uint64_t modulus = 2147483647;
    uint64_t number = seed % (int64_t)modulus;
    number = (number ^ number >> 15) * 739982445 & modulus;
    number = (number ^ number >> 12) * 695872825 & modulus;
    return (number ^ number >> 15) % (modulus - 1) + 1;
}

static inline uint64_t next_number(uint64_t x) {
    x *= 48271;
    x = (x & 2147483647) + (x >> 31);
    return x >= 2147483647 ? x - 2147483647 : x;
}

/* Take the tile that stands at this place among the unseen ones, ordered by kind. */
static inline int take(State *s, int place) {
#if VECTORS
    int kind = s->deck[place];
    for (int at = place; at < s->unseen; at += 32)
        _mm256_storeu_si256((void *)(s->deck + at), _mm256_loadu_si256((void *)(s->deck + at + 1)));
    s->left[kind]--;
#else
    int kind = 0;
    while (place >= s->left[kind]) place -= s->left[kind++];
    s->left[kind]--;
#endif
    s->unseen--;
    return kind;
}

typedef struct { int total; uint32_t mask[5][4]; } Choice;

/* How many ways there are to lay a kind; with vectors, also which, in `choice`. */
static inline int ways(const State *s, int kind, Choice *choice) {
    int total = 0;
#if VECTORS
    int turns = BOX[kind].turns;
    for (int block = 0; block * 32 < s->fronts; block++) {
        __m256i need = _mm256_load_si256((void *)(s->need + block * 32));
        __m256i kept = _mm256_load_si256((void *)(s->kept + block * 32));
        int rest = s->fronts - block * 32;
        uint32_t valid = rest >= 32 ? 0xffffffff : (1u << rest) - 1;
        for (int r = 0; r < 4; r++) {
            __m256i picture = _mm256_set1_epi8(PICTURE[kind * 4 + r]);
            uint32_t hits = _mm256_movemask_epi8(_mm256_cmpeq_epi8(need, _mm256_and_si256(kept, picture)));
            hits &= r < turns ? valid : 0;
            choice->mask[block][r] = hits;
            total += __builtin_popcount(hits);
        }
    }
#else
    const uint8_t *fits = FITS + kind * 256;
    for (int i = 0; i < s->fronts; i++) total += __builtin_popcount(fits[s->need[i]]);
    (void)choice;
#endif
    return total;
}

/* The place (4 * front + rotation) of this number, by front and then by rotation. */
static inline int nth_way(const State *s, const Choice *choice, int rest) {
    (void)s;
#if VECTORS
    for (int block = 0;; block++) {
        const uint32_t *m = choice->mask[block];
        int here = 0;
        for (int r = 0; r < 4; r++) here += __builtin_popcount(m[r]);
        if (rest >= here) { rest -= here; continue; }
        for (int half = 0; half < 32; half += 16) {
            const uint64_t each = 0x1111111111111111ull;
            uint64_t all = 0;
            for (int r = 0; r < 4; r++) all |= _pdep_u64(m[r] >> half & 0xffff, each << r);
            here = __builtin_popcountll(all);
            if (rest < here) return (block * 32 + half) * 4 + __builtin_ctzll(_pdep_u64(1ull << rest, all));
            rest -= here;
        }
    }
#else
    const uint8_t *fits = FITS + s->hand * 256;
    int front = 0, turns = fits[s->need[0]], rotation = 0;
    for (int n; rest >= (n = __builtin_popcount(turns)); turns = fits[s->need[++front]]) rest -= n;
    for (;; rotation++) if (turns >> rotation & 1 && !rest--) return front * 4 + rotation;
    (void)choice;
#endif
}

static int playout(State *s, int64_t seed) {
    uint64_t number = first_number(seed);
    Choice choice;
    while (s->unseen) {
        number = next_number(number);
        int kind = take(s, number * s->unseen >> 31), total = ways(s, kind, &choice);
        s->plies[s->ply++] = DRAW + kind;
        if (!total) { s->aside[s->put_aside++] = kind; continue; }
        s->hand = kind;
        number = next_number(number);
        int way = nth_way(s, &choice, number * total >> 31), cell = s->front_cell[way >> 2];
        s->plies[s->ply++] = PLACE + 4 * cell + (way & 3);
        lay(s, way >> 2, way & 3);
        number = next_number(number);
        int base = s->tile_base[s->tiles - 1], segment = -1;
        Masks masks = look(s);
        unsigned open = s->supply[s->player] ? masks.empty : 0, full = masks.closed & ~masks.empty;
        int rest = number * (__builtin_popcount(open) + 1) >> 31;
#if VECTORS
        if (rest) segment = __builtin_ctz(_pdep_u32(1u << (rest - 1), open));
#else
        while (rest) rest -= open >> ++segment & 1;
#endif
        if (segment < 0) s->plies[s->ply++] = MEEPLE;
        else {
            int node = base + segment, ks = s->node_ks[node];
            s->plies[s->ply++] = MEEPLE + SLOT[ks];
            s->supply[s->player]--;
            s->meeple[node] = s->player + 1;
            full |= masks.closed & 1u << segment;
            s->word[s->label[node]] += MAN_ONE << 3 * s->player;
            if (TYPE[ks] == CLOISTER) s->monks[s->monks_out++] = s->tiles - 1;
        }
        score_completed(s, full);
        s->player = s->player + 1 == s->players ? 0 : s->player + 1;
    }
    score_end(s);
    return s->ply;
}

static void begin(State *s, int players) {
    memset(s, 0, sizeof *s);
    s->players = players;
    for (int k = 0; k < KINDS; k++) {
        s->left[k] = BOX[k].count - (k == START_KIND);
        for (int i = 0; i < s->left[k]; i++) s->deck[s->unseen++] = k;
    }
    for (int seat = 0; seat < SEATS; seat++) s->supply[seat] = SUPPLY;
    s->hand = START_KIND; s->fronts = 1; s->board[0] = FRONT;
    lay(s, 0, 0);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    static State opening, s;
    const char *what = argc > 1 ? argv[1] : "games";
    int number = argc > 2 ? atoi(argv[2]) : 20000, players = argc > 4 ? atoi(argv[4]) : 2;
    int64_t seed = argc > 3 ? atoll(argv[3]) : 1;
    make_tables();
    begin(&opening, players);
    long actions = 0, points = 0;
    double start = now();
    if (!strcmp(what, "clone")) {
        memcpy(&s, &opening, sizeof s);
        static State copies[8];
        for (int i = 0; i < number; i++) {
            memcpy(&copies[i & 7], &s, sizeof s);
            __asm__ volatile("" ::: "memory");
        }
        printf("clone %.1f ns, %zu bytes\n", (now() - start) / number * 1e9, sizeof s);
        return 0;
    }
    for (int i = 0; i < number; i++) {
        memcpy(&s, &opening, sizeof s);
        actions += playout(&s, seed + i);
        for (int seat = 0; seat < players; seat++) points += s.score[seat];
        if (!strcmp(what, "list")) {
            uint64_t hash = 0;
            for (int ply = 0; ply < s.ply; ply++)
                hash = (uint64_t)(((unsigned __int128)hash * 1000003 + s.plies[ply]) % ((1ull << 61) - 1));
            printf("%ld %d %lu", (long)(seed + i), s.ply, (unsigned long)hash);
            for (int seat = 0; seat < players; seat++) printf(" %d", s.score[seat]);
            printf("\n");
        }
    }
    double spent = now() - start;
    if (strcmp(what, "list"))
        printf("games %d actions %ld points %ld games/s %.1f actions/s %.0f\n", number, actions, points, number / spent,
               actions / spent);
    return 0;
}
