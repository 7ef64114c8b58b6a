"""What `make test` leaves to `make soak`: further screens, languages and whole games of what it tests once.

A pattern is of fnmatch, for the id of a test from its file on.
"""

from typing import Final

SELDOM: Final = (
    # whole games: the first evenings play each game whole once, two at a desk and two on a phone
    "test_visit_phone.py::test_a_first_evening[[]carrara*",
    "test_visit_phone.py::test_a_first_evening[[]carcassonne*",
    "test_visit_desktop.py::test_a_first_evening[[]caylus*",
    "test_visit_desktop.py::test_a_first_evening[[]praga*",
    "test_carrara.py::test_a_whole_advanced_game_by_the_mouse",
    "test_carrara.py::test_a_whole_base_game_by_the_keyboard_alone",
    "test_caylus.py::test_whole_game_of_two_by_pointer_bar_and_keyboard",
    "test_praga.py::test_a_game_for_four_by_the_mouse",
    "test_praga.py::test_a_game_for_two_against_a_bot",
    "test_shell.py::test_a_whole_game_against_four_bots",
    "test_caylus.py::test_whole_game_of_four_on_a_phone",
    # one board on each screen, the one with most on it
    "test_states.py::test_nothing_moves_whatever_happens[[]caylus-390*",
    "test_states.py::test_nothing_moves_whatever_happens[[]carrara-390*",
    "test_states.py::test_nothing_moves_whatever_happens[[]carcassonne-1280*",
    "test_states.py::test_nothing_moves_whatever_happens[[]praga-1280*",
    "test_states.py::test_nothing_moves_whatever_happens[[]carrara-1280*",
    "test_states.py::test_nothing_moves_whatever_happens[[]carcassonne-390*",
    "test_states.py::test_nothing_moves_at_the_end_and_in_the_replay[[]carrara*",
    "test_states.py::test_nothing_moves_at_the_end_and_in_the_replay[[]caylus*",
    "test_states.py::test_nothing_moves_at_the_end_and_in_the_replay[[]carcassonne*",
    "test_sizes.py::test_between_a_phone_and_a_screen_the_board_is_seen[[]size0-ca[ry][cl]*",
    "test_sizes.py::test_between_a_phone_and_a_screen_the_board_is_seen[[]size1-carrara*",
    "test_sizes.py::test_between_a_phone_and_a_screen_the_board_is_seen[[]size1-praga*",
    "test_sizes.py::test_between_a_phone_and_a_screen_the_board_is_seen[[]size2-c*s*",
    # where bars are alike, large letters are tried in one game
    "test_sizes.py::test_large_letters_leave_everything_in_the_bar_to_be_read_and_pressed[[]caylus*",
    "test_sizes.py::test_large_letters_leave_everything_in_the_bar_to_be_read_and_pressed[[]carcassonne*",
    "test_sizes.py::test_large_letters_leave_everything_in_the_bar_to_be_read_and_pressed[[]praga*",
    # by night here, by day in every state of a table
    "test_shell.py::test_axe_finds_nothing[[]light*",
    "test_still.py::test_no_control_moves_because_the_pointer_is_over_it[[]carcassonne*",
    "test_still.py::test_no_control_moves_because_the_pointer_is_over_it[[]caylus*",
    "test_still.py::test_no_control_moves_because_the_pointer_is_over_it[[]praga*",
    # one language on the desktop, another one on a phone
    "test_carrara.py::test_a_phone_by_touch[[]ja*",
    "test_praga.py::test_a_phone_by_touch[[]zh*",
    "test_lobby.py::test_the_untouched_form_starts_every_game[[]en-GB-phone*",
    "test_lobby.py::test_the_untouched_form_starts_every_game[[]zh-TW-desktop*",
    "test_lobby.py::test_the_untouched_form_starts_every_game[[]ja-JP-*",
    "test_admin.py::test_an_evening_of_an_operator[[][zj]*",
    "test_words.py::test_a_hint_speaks_the_readers_language[[]carcassonne*",
    "test_words.py::test_a_hint_speaks_the_readers_language[[]caylus*",
    "test_words.py::test_a_hint_speaks_the_readers_language[[]carrara*",
    "test_lesson_carrara.py::test_the_lesson_of_carrara_on_a_phone[[]ja*",
    "test_plugin.py::test_a_table_is_opened_and_played_on_its_board[[][zj]*",
    "test_plugin.py::test_where_its_board_does_not_work_it_is_played_with_buttons[[]missing*",
    "test_plugin.py::test_where_its_board_does_not_work_it_is_played_with_buttons[[]not a module*",
    "test_plugin.py::test_where_its_board_does_not_work_it_is_played_with_buttons[[]without mount*",
    "test_plugin.py::test_where_its_board_does_not_work_it_is_played_with_buttons[[]breaking*",
    "test_guide.py::test_every_game_tells_a_turn_in_pictures[[]size[02]*",
    "test_end.py::test_where_nothing_moves_the_count_is_a_list_at_once[[][zj]*",
    "test_carrara.py::test_the_cards_of_a_late_game_are_whole[[]en-size1*",
    "test_carrara.py::test_the_cards_of_a_late_game_are_whole[[]ja-size0*",
    "test_undo.py::test_alone_every_step_comes_back_one_by_one[[]desktop*",
    # OpenSpiel's own tests between the fewest players and the most
    "test_openspiel.py::test_its_*[[]carcassonne-[34]-*",
    "test_openspiel.py::test_its_*[[]carrara-3-*",
    "test_openspiel.py::test_its_*[[]caylus-[34]-*",
    "test_openspiel.py::test_its_*[[]praga-3-*",
    "test_openspiel.py::test_random_simulations_pass[[]carcassonne-[34]]",
    "test_openspiel.py::test_random_simulations_pass[[]carrara-3]",
    "test_openspiel.py::test_random_simulations_pass[[]caylus-[34]]",
    "test_openspiel.py::test_random_simulations_pass[[]praga-3]",
    # terminals between the smallest and the largest
    "test_sizes.py::test_*[[]*100x30*",
    "test_sizes.py::test_*[[]*120x40*",
    # pages of the manual that play matches, train or write whole data sets
    "test_commands.py::test_the_commands_of_a_page_work[[]docs/bots/outside.md*",
    "test_commands.py::test_the_commands_of_a_page_work[[]docs/research/data.md*",
    "test_commands.py::test_the_commands_of_a_page_work[[]docs/research/learn.md*",
    "test_examples.py::test_the_programs_of_a_page_run[[]docs/games/test.md*",
    # four processes are tested, two of them seldom
    "test_workers.py::test_*[[]2*",
    # a courier does alike on both databases, and is killed on PostgreSQL; its long pauses are seldom waited for
    "test_courier.py::test_nothing_is_lost_when_the_courier_is_killed[[]sqlite*",
    "test_courier_ways.py::test_mail_is_asked_for_first[[]postgres*",
    "test_courier.py::test_who_is_away_is_told_once[[]sqlite*",
    "test_courier.py::test_a_server_that_comes_back_tells_nothing_twice[[]postgres*",
    "test_courier.py::test_a_turn_that_has_passed_is_not_told[[]sqlite*",
    "test_courier.py::test_who_looks_is_not_told[[]postgres*",
    "test_courier_ways.py::test_a_webhook_is_signed[[]sqlite*",
    "test_courier.py::test_a_seat_that_changed_hands_hears_nothing[[]postgres*",
    "test_courier_ways.py::test_a_subscription_that_is_gone_ends[[]404*",
    "test_courier_ways.py::test_what_was_not_taken_is_tried_again",
    "test_courier.py::test_what_ended_a_day_ago_is_forgotten",
    # tables of the first version are played to their ends on one database
    "test_upgrade.py::test_running_tables_of_every_game_go_on[[]postgres*",
    # each language and each screen, but not both schemes everywhere
    "test_bell.py::test_the_sheet_on_every_screen[[]size0-*-dark*",
    "test_bell.py::test_the_sheet_on_every_screen[[]size1-*-light*",
    "test_pace.py::test_from_the_form_to_the_seat[[]en-GB-size0*",
    "test_pace.py::test_from_the_form_to_the_seat[[]zh-TW-size1*",
    "test_pace.py::test_from_the_form_to_the_seat[[]ja-JP-*",
    # a phone and a desktop
    "test_arrival.py::test_nothing_is_pushed_away[[]size1*",
    # every option of Carrara with two players, with more the defaults and the advanced game; the others' not with three
    "test_properties.py::test_the_contract[[][34] [!m]*=*",
    "test_properties.py::test_a_whole_game_keeps_the_contract[[]3 *=*",
    # a lesson between a browser's own lines: one height of each game
    "test_lesson.py::test_between_a_browsers_own_lines_a_lesson_shows_what_it_speaks_of[[]ca[ry][cl]*-375*",
    "test_lesson.py::test_between_a_browsers_own_lines_a_lesson_shows_what_it_speaks_of[[]carrara-390*",
    "test_lesson.py::test_between_a_browsers_own_lines_a_lesson_shows_what_it_speaks_of[[]praga-390*",
    # where boards count alike
    "test_end.py::test_the_count_runs_on_the_board_and_comes_to_the_scores[[]caylus*",
    "test_end.py::test_the_count_runs_on_the_board_and_comes_to_the_scores[[]carrara*",
    "test_hints.py::test_a_hint_is_seen_on_the_board[[]caylus*",
    "test_hints.py::test_a_hint_is_seen_on_the_board[[]carrara*",
    "test_carrara.py::test_the_cards_of_a_late_game_are_whole[[]ja-size1*",
    "test_log.py::test_what_the_other_did_stands_above_the_log_until_one_acts[[]ja*",
    "test_log.py::test_what_is_open_on_a_small_phone_is_shut_where_it_was_opened[[]size1*",
    "test_guide.py::test_behind_the_question_mark[[]size0*",
    "test_bell.py::test_the_sheet_on_every_screen[[]size0-en*",
    "test_bell.py::test_the_sheet_on_every_screen[[]size1-ja*",
    # the largest terminal: one board
    "test_sizes.py::test_*[[]ca[ry]*160x50*",
    # a second cluster takes as long to start as the first
    "test_cluster.py::test_bots_of_ones_own_play_on_a_cluster",
)
