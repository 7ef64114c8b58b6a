/* What the yardstick plays with: the box of Carcassonne, what is looked up in it, and the position. */
#ifndef CARCASSONNE_LIMIT_H
#define CARCASSONNE_LIMIT_H
#include <stdint.h>

enum { FIELD = 1, ROAD = 2, CITY = 3, CLOISTER = 4 };
enum {
    KINDS = 24, TILES = 72, NODES = 256 /* 243 and some room */, FRONTS = 160, WIDTH = 75, CELLS = 2813, FRONT = 100,
    START_KIND = 3
};
enum { DRAW = 0, MEEPLE = 29, PLACE = 41, SEATS = 5, SUPPLY = 7, PLIES = 220 };

/* A word: segments 0-9, open edges 10-19, pennants 20-25, meeples from 26, three bits a seat. */
#define OPEN_ONE 1024ull
#define OPEN_MASK 1047552ull
#define MAN_SHIFT 26
#define MAN_ONE (1ull << MAN_SHIFT)

typedef struct { uint8_t type, reach, extra; } Segment;  /* reach: edges or half-edges; extra: pennant or cities */
typedef struct { uint8_t count, turns, segments; Segment segment[8]; } Kind;
#define C(edges, pennant) {CITY, edges, pennant}
#define R(edges) {ROAD, edges, 0}
#define F(halves, cities) {FIELD, halves, cities}
#define M {CLOISTER, 0, 0}
static const Kind BOX[KINDS] = {
    {2, 4, 3, {R(4), F(0xff,0), M}}, {4, 1, 2, {F(0xff,0), M}}, {1, 1, 1, {C(15,1)}},
    {4, 4, 4, {C(1,0), R(10), F(0x84,1), F(0x78,0)}}, {5, 4, 2, {C(1,0), F(0xfc,1)}},
    {2, 2, 3, {C(10,1), F(0x3,1), F(0x30,1)}}, {1, 2, 3, {C(10,0), F(0x3,1), F(0x30,1)}},
    {3, 2, 3, {C(1,0), C(4,0), F(0xcc,3)}}, {2, 4, 3, {C(1,0), C(8,0), F(0x3c,3)}},
    {3, 4, 4, {C(1,0), R(6), F(0xe4,1), F(0x18,0)}}, {3, 4, 4, {C(1,0), R(12), F(0x9c,1), F(0x60,0)}},
    {3, 4, 7, {C(1,0), R(2), R(4), R(8), F(0x84,1), F(0x18,0), F(0x60,0)}}, {2, 4, 2, {C(3,1), F(0xf0,1)}},
    {3, 4, 2, {C(3,0), F(0xf0,1)}}, {2, 4, 4, {C(9,1), R(6), F(0x24,1), F(0x18,0)}},
    {3, 4, 4, {C(9,0), R(6), F(0x24,1), F(0x18,0)}}, {1, 4, 2, {C(11,1), F(0x30,1)}}, {3, 4, 2, {C(11,0), F(0x30,1)}},
    {2, 4, 4, {C(11,1), R(4), F(0x10,1), F(0x20,1)}}, {1, 4, 4, {C(11,0), R(4), F(0x10,1), F(0x20,1)}},
    {8, 2, 3, {R(5), F(0x1e,0), F(0xe1,0)}}, {9, 4, 3, {R(12), F(0x9f,0), F(0x60,0)}},
    {4, 4, 6, {R(2), R(4), R(8), F(0x87,0), F(0x18,0), F(0x60,0)}},
    {1, 1, 8, {R(1), R(2), R(4), R(8), F(0x81,0), F(0x6,0), F(0x18,0), F(0x60,0)}}};
#undef C
#undef R
#undef F
#undef M

/* Tables: side and half of a kind turned, [8 * kr]: 4 edges' road or city, then for each edge what it asks beyond it;
   half-edges' fields in 8. NONE is 15. */
enum { NONE = 15 };
typedef struct { uint8_t side[4], asks[4], half[8]; } Turned;
static Turned TURNED[KINDS * 4];
static uint8_t TYPE[KINDS * 8], SLOT[KINDS * 8], TWINS[KINDS * 8], CITIES[KINDS * 8], PICTURE[KINDS * 4];
static uint8_t FITS[KINDS * 256];
static uint64_t FIRST[KINDS * 8];
static const int8_t STEP_X[4] = {0, 1, 0, -1}, STEP_Y[4] = {-1, 0, 1, 0};
static const int STEP[4] = {-WIDTH, 1, WIDTH, -1};
static const int AROUND[8] = {-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1};

static void make_tables(void) {
    static const uint8_t first_slot[5] = {0, 7, 3, 1, 11};
    for (int k = 0; k < KINDS; k++) {
        int side[4] = {NONE, NONE, NONE, NONE}, half[8], edge[4] = {FIELD, FIELD, FIELD, FIELD}, seen[5] = {0};
        for (int i = 0; i < 8; i++) half[i] = NONE;
        for (int n = 0; n < BOX[k].segments; n++) {
            Segment s = BOX[k].segment[n];
            int ks = k * 8 + n, open = 1;
            if (s.type == FIELD) {
                for (int i = 0; i < 8; i++) if (s.reach >> i & 1) half[i] = n;
                CITIES[ks] = s.extra;
            } else if (s.type != CLOISTER) {
                for (int i = 0; i < 4; i++) if (s.reach >> i & 1) side[i] = n, edge[i] = s.type;
                open = __builtin_popcount(s.reach);
            }
            TYPE[ks] = s.type; TWINS[ks] = seen[s.type]; SLOT[ks] = first_slot[s.type] + seen[s.type]++;
            FIRST[ks] = 1 + OPEN_ONE * open + (s.type == CITY && s.extra ? 1ull << 20 : 0);
        }
        for (int r = 0; r < 4; r++) {
            Turned *t = TURNED + k * 4 + r;
            for (int i = 0; i < 4; i++) {
                t->side[i] = side[(i - r) & 3];
                t->asks[i] = edge[(i - r) & 3] << 2 * (i ^ 2);
                PICTURE[k * 4 + r] |= edge[(i - r) & 3] << 2 * i;
            }
            for (int i = 0; i < 8; i++) t->half[i] = half[(i - 2 * r) & 7];
        }
        for (int r = 0; r < BOX[k].turns; r++)
            for (int hidden = 0; hidden < 16; hidden++) {
                int kept = 0;
                for (int i = 0; i < 4; i++) if (hidden >> i & 1) kept |= 3 << 2 * i;
                FITS[k * 256 + (PICTURE[k * 4 + r] & kept)] |= 1 << r;
            }
    }
}

typedef struct {
    uint8_t need[FRONTS] __attribute__((aligned(32)));  /* what the neighbours of an open cell ask, two bits an edge */
    uint8_t kept[FRONTS] __attribute__((aligned(32)));  /* the same with both bits of every edge that is asked for */
    uint8_t board[CELLS + 3];                           /* 0, 1 + tile, or FRONT + place in the front */
    uint16_t front_cell[FRONTS], tile_cell[TILES], plies[PLIES];
    uint8_t tile_kr[TILES], tile_base[TILES];
    int8_t tile_x[TILES], tile_y[TILES];
    uint8_t deck[136] __attribute__((aligned(32)));      /* what is unseen, by kind */
    uint8_t left[KINDS], aside[TILES];
    uint8_t label[NODES] __attribute__((aligned(32))), ring[NODES], node_ks[NODES], meeple[NODES];
    uint64_t word[NODES + 8];
    int16_t score[SEATS];
    uint8_t supply[SEATS], monks[SEATS * SUPPLY + 1];
    int32_t players, player, hand, unseen, tiles, nodes, fronts, monks_out, put_aside, ply;
} State;

#endif
