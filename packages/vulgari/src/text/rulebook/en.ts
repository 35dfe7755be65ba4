/** The rulebook of De Vulgari Eloquentia in English, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'D-1': 'General',
    'D-2': 'Setup',
    'D-3': 'Events phase',
    'D-4': 'Alms phase',
    'D-5': 'Turn-order phase',
    'D-6': 'Actions phase',
    'D-7': 'Movement',
    'D-8': 'Interactions with zones',
    'D-9': 'Manuscripts',
    'D-10': 'Cubes',
    'D-11': 'Psalter and Small Business',
    'D-12': 'Riddle of Verona',
    'D-13': 'Messenger',
    'D-14': 'Orient',
    'D-15': 'Canticle of the Sun',
    'D-16': 'Papal Library',
    'D-17': 'Rest',
    'D-18': 'Friars and cardinals',
    'D-19': 'Stupor Mundi',
    'D-20': 'End of the game',
    'D-21': 'Final election',
    'D-22': 'Volgare points',
    'D-23': 'The winner',
  },
  rules: {
    'D-1.1':
      'De Vulgari Eloquentia is a game for 2 to 5 players. Whoever has the most Volgare points (VP) at the end wins. The game lasts 13 to 16 rounds (see D-20.1). Each round has four phases: Events, Alms, Turn order and Actions.',
    'D-1.2':
      'You are always exactly one of three things: a merchant, a friar or a cardinal. A merchant can become a friar and a friar a cardinal; there is no other way up, and none back.',
    'D-1.3':
      'Ducats are counted in ones, and you can never have fewer than 0 (see Q-2). Everyone may see how many you have. The bank never runs out (see Q-35).',
    'D-1.4':
      'Discs on the same space of a track form a pile. A disc that comes to a space is put on top of the pile there, whether it moved forward or back. Only the space where it stops matters, not those it passes, and when a disc leaves a pile the others keep their order.',
    'D-1.5':
      'Whoever is on the higher space of a track is further ahead; on the same space, the lower a disc is in the pile, the further ahead it is. On the knowledge track this ranks all players without ties. Every other track has a start before its first space: a disc waiting there is not on the track yet and has no rank.',
    'D-1.6':
      'Wherever “more knowledge” decides something, it means further ahead on the knowledge track as in D-1.5, pile included (see Q-27).',
    'D-1.7':
      'Each point of knowledge you gain moves your disc 1 space forward on the knowledge track, but not past the last space (see Q-24). If your disc does not change its space, it keeps its place in the pile.',
    'D-1.8':
      'Your knowledge level, from 1 to 8, is the number of level marks your disc has reached or passed; they are on spaces 0, 13, 26, 39, 52, 65, 78 and 91, the last space of the track. Your level is checked whenever it matters, and Cardinal Shlasinger can make it fall again. That there are eight levels and more than 90 spaces comes from public sources; the exact spaces are our reconstruction.',
    'D-1.9':
      'Politicians, nobles and abbesses go behind your screen as soon as you take them. Scribes stay in front of it until you convert them in an abbey (see D-8.18). House rule “open screens”: everyone sees the cubes and manuscripts behind all screens (see Q-28).',
    'D-1.10': 'A politician is worth 3 votes, a noble 2, an abbess 1 and a scribe none.',

    'D-2.1':
      'Event card 10, Stupor Mundi, is put on round 10. A card drawn at random from numbers 1 to 9 goes on round 1, and rounds 2 to 9 get the numbers that follow it in ascending order, with 1 after 9; all of them are face up, and round 11 has no card. The bag is filled with politicians, nobles, abbesses and scribes: 3, 5, 14 and 6 with 2 players; 6, 5, 16 and 8 with 3; 8, 7, 17 and 10 with 4; 11, 7, 20 and 11 with 5. Then 4, 5, 6 or 7 cubes (with 2, 3, 4 or 5 players) are drawn from it for each of rounds 1 to 7, which empties it; rounds 8 to 16 start without cubes. The five Pope cards are shuffled and laid face down on rounds 12 to 16, the five Canticle cards are shuffled and laid face up on the Franciscan cities. The manuscripts are shuffled by level, and from each level one card fewer than there are players is revealed, while Lingua Volgare is set aside. The eight Papal Library cards are shuffled into a face-down pile, and all five friars and all five cardinals are laid out face up with any number of players. Each of you starts as a merchant with a pawn, a screen, 20 discs and 10 ducats. The turn order is drawn at random; then, from the last player to the first, each of you chooses a starting city, and in the same reverse order your discs are piled up on knowledge space 0, so that the last player’s is at the bottom and the first player’s on top. The round marker is placed on round 1, and your discs for the other six tracks are placed at their starts. The rulebook does not list everything printed on the board and the cards. Where we had to reconstruct it, the rules say so; if you own the box, you can supply the real values in a data file.',
    'D-2.2': 'No two players may start in the same city. After that, any number of pawns may stand in the same zone.',
    'D-2.3': 'The starting cities, from north to south, are Turin, Vicenza, Ancona, Taranto and Catania (see Q-29).',

    'D-3.1': 'From round 2 on, the phase begins by moving the round marker to the next round.',
    'D-3.2':
      'In rounds 1 to 10 the Event card of the round is laid face up in its zone. It stays there for anyone to use until it has been used once or the game ends (see Q-26). The rulebook says where Mercis, Filocolo and Stupor Mundi go and what they give; most of the rest about these ten cards is our reconstruction.',
    'D-3.3': 'Round 11 brings no card.',
    'D-3.4': 'In rounds 12 to 16 the Pope card of the round is turned face up, and D-20.2 or D-20.3 applies.',
    'D-3.5':
      'Next, from round 2 on, all cubes nobody took are cleared from the action spaces and recycled together as in D-3.8, starting with the row of the current round. From round 8 on, a cube left over can therefore come back immediately (see Q-9).',
    'D-3.6':
      'Then all cubes in the row of the current round move to the four action spaces, by colour; these are the cubes available this round. A row never holds more cubes than the number of players plus 2, and from round 8 on it may hold fewer (see Q-37).',
    'D-3.7':
      'Then the manuscripts are filled up: each level draws from its deck until it again shows one card fewer than there are players, or until the deck is empty. Manuscripts are not replaced at any other time (see Q-36).',
    'D-3.8':
      'Cubes recycled together are taken in this order: politicians, nobles, abbesses, scribes. Each in turn goes into the first row of the round table that still holds fewer cubes than the number of players plus 2. The search goes from row to row up to row 16; D-3.5 and D-3.9 say where it starts.',
    'D-3.9':
      'In the Actions phase the search for a free row starts with the next round, because the current row has been emptied and is over (see Q-9).',
    'D-3.10': 'A cube that finds no room in any row leaves the game. From about round 13 on, this happens regularly.',
    'D-3.11':
      'Discarded cubes are recycled immediately, each discard by itself and in the order in which the discards happen. Cubes you discard together, such as two nobles you sell, the payment of a bid or your converted scribes, are recycled as one lot in the order of D-3.8.',
    'D-3.12':
      'When the manuscripts have been filled up and neither the deck nor the display has a level-1 card left, all other manuscripts move up as in D-9.7 (see Q-11). House rule “timing of the shift”: they move up as soon as the last level-1 card is taken.',

    'D-4.1':
      'Alms are given in rounds 1 to 11. From round 12 on there is no alms phase. House rule “last alms”: round 10 is the last one with alms (see Q-3).',
    'D-4.2': 'A friar receives 5 ducats, except Friar Gigi, who receives 10. A cardinal receives 10 ducats.',
    'D-4.3': 'Friars and cardinals receive their alms one at a time, in the turn order of the previous round.',
    'D-4.4':
      'The payer is the merchant who had the most ducats when the phase began. If several merchants tied for the most, each of them is a possible payer. House rule “alms payer”: the richest merchant is determined anew before every payment (see Q-4).',
    'D-4.5': 'A payer gives alms to you only if they have more ducats than you at that moment.',
    'D-4.6': 'If more than one possible payer has more ducats than you, you choose which of them pays your alms.',
    'D-4.7': 'As a merchant you cannot refuse to pay.',
    'D-4.8':
      'If no possible payer has more ducats than you, or nobody is a merchant, the bank pays your alms in full. A merchant who was not among the richest when the phase began never pays, unless you play with the house rule “alms payer”.',
    'D-4.9': 'A payer who cannot afford the full alms pays all their ducats, and the bank adds what is missing.',

    'D-5.1':
      'The new turn order is the reverse of the knowledge ranking: whoever is furthest behind plays first. Among discs on the same space, the upper one plays before the lower one.',
    'D-5.2':
      'Then the Rest track is checked. If any disc has entered it, the player furthest ahead there (see D-1.5) moves to the first place of the turn order, and the others keep their order among themselves.',
    'D-5.3':
      'That player’s Rest disc goes back to the start. The other Rest discs stay where they are and count again in later rounds (see Q-33).',
    'D-5.4': 'In round 1 this gives exactly the turn order drawn in the setup.',
    'D-5.5':
      'The order holds for the whole round. What happens to your knowledge or your Rest disc during the Actions phase no longer changes it.',

    'D-6.1': 'Each player takes one turn, in turn order.',
    'D-6.2':
      'You have 5 actions in your turn, or 6 with Cardinal Muret, starting with the turn in which you take that card. Actions you do not use are lost.',
    'D-6.3': 'You carry out actions and free interactions one after the other, in whatever order you like.',
    'D-6.4':
      'These cost actions: moving (D-7.1), taking a manuscript (D-9.4), taking cubes (D-10.2), the Psalter (D-11.1), Small Business (D-11.2), and advancing on the Riddle of Verona (D-12.1), Messenger (D-13.1), Orient (D-14.1), Canticle of the Sun (D-15.2), Papal Library (D-16.1) and Rest (D-17.1) tracks.',
    'D-6.5':
      'These are free: using an Event card (D-8.3), claiming a city (D-8.5), becoming a friar (D-8.10) or a cardinal (D-8.12), converting scribes (D-8.18), drawing from the Papal Library (D-16.4) and the inquisition (D-18.12).',
    'D-6.6':
      'Action markers do not block anyone: several of you may use the same action in a round. Only cubes and cards can run out.',
    'D-6.7':
      'In each turn you may move once, take one manuscript, use the Psalter once and Small Business once, and do one cube action for each colour (see Q-7).',
    'D-6.8':
      'On the Riddle, Messenger, Orient, Canticle, Papal Library and Rest tracks you may advance several times in a turn. Each space costs 1 action, so only the total counts.',
    'D-6.9':
      'Where the printed rules speak of 1 to 5 steps, you may take as many as you have actions. With Cardinal Muret that can be 6 (see Q-34).',
    'D-6.10': 'Your turn ends when you say so. Even with no action left, you may still do what is free.',

    'D-7.1':
      'You may move once per turn, in one unbroken journey from where your pawn is to another place. You cannot move, stop to interact and then move on.',
    'D-7.2':
      'A step by land takes you to an adjacent zone and costs 1 action. The rulebook says that Milan and Venice are neighbours; the other borders on this map of 31 zones, and some of the zones themselves, are our reconstruction.',
    'D-7.3':
      'A journey of just one land step costs no ducats. One of 2, 3, 4 or 5 zones costs that many actions and 10 ducats in all.',
    'D-7.4': 'From a port you may sail out to its sea and stop there, for 1 action and no ducats.',
    'D-7.5': 'From a port you may cross to another port on the same sea, for 3 actions and 10 ducats.',
    'D-7.6':
      'You can never sail from one sea to a port on the other. Cagliari, Palermo, Naples, Rome and Genoa are on the Tyrrhenian Sea; Brindisi, Ancona and Venice on the Adriatic Sea.',
    'D-7.7':
      'If you start your turn at sea, you must land this turn in a port of that sea, which may be the one you left. Landing costs 1 action and no ducats. It is the first leg of your journey, which may continue as in D-7.8 but may not end at sea again (see Q-5).',
    'D-7.8':
      'You may combine land and sea in one journey if you have enough actions for all its parts together. Stopping at sea always ends the journey, and you may cross only once per turn.',
    'D-7.9':
      'A combined journey costs 10 ducats once, unless it is a single leg of 1 action, which costs none. House rule “ducats for a mixed journey”: you pay 10 ducats if two or more of its legs cost 1 action each, and another 10 for a crossing (see Q-6).',
    'D-7.10':
      'You must pay the ducats in full, so with fewer than 10 you can make only a single leg of 1 action. Friar Ralph never pays them.',
    'D-7.11': 'Zones you only pass through have no effect. Your journey may not end where it began.',
    'D-7.12': 'At sea you can do nothing that depends on a zone. Everything else remains open to you.',
    'D-7.13':
      'Until you have landed as D-7.7 requires, you must keep 1 action back: your last action can only be the landing. With your other actions you may do before landing whatever D-7.12 allows.',
    'D-7.14':
      'In short, a journey may consist of: a landing (1 action, only as the first leg and only from the sea), land steps (1 action each), one crossing (3 actions) and a stop at sea (1 action, only as the last leg and not if the journey began at sea). It costs no ducats if it is a single leg of 1 action, and 10 ducats otherwise, unless the house rule of D-7.9 applies.',
    'D-7.15':
      'If your pawn is put in Brindisi by a summons (D-19.4) or in Rome by the death of the Pope (D-20.3), this does not count as your movement.',

    'D-8.1':
      'Whatever depends on a zone uses the zone your pawn stands in at that moment: before the journey the one you leave, after it the one you reach. You may use both in one turn, for different things or twice for the same: claim two cities, take Riddle steps in two blue zones, convert scribes in two abbeys. Only the limits of D-6.7 and those per game apply. A condition you met before the journey does not help you after it.',
    'D-8.2': 'Nothing in this chapter is compulsory, and nothing in it costs an action.',
    'D-8.3':
      'In a zone with a face-up Event card numbered 1 to 9, you may use the card: you receive the printed ducats from the bank, or the printed knowledge. The card is then turned over and cannot be used again.',
    'D-8.4': 'Only merchants can use Event cards that give ducats. Anyone can use those that give knowledge.',
    'D-8.5':
      'You may claim a city that has a value and does not hold one of your discs yet: as a merchant you can take ducats equal to its economic value, and whatever your status you can take knowledge equal to its cultural value. The rulebook gives 8 ducats and 15 knowledge for Rome and 25 ducats for Milan; the other values are our reconstruction. House rule “values of Rome”: Rome gives 15 ducats and 8 knowledge (see Q-1).',
    'D-8.6': 'When you claim a city, you put one of your discs on it. You can claim each city only once per game.',
    'D-8.7':
      'A claim may take all or only part of what the city offers you, but not nothing; what you leave is lost to you for good (see Q-25). As a friar or cardinal you can take only knowledge. A city that has nothing for you cannot be claimed.',
    'D-8.8':
      'Bologna cannot be claimed on the map; you profit from it only through the Messenger (see D-13.3 and Q-32).',
    'D-8.9': 'Starting cities have no effect.',
    'D-8.10':
      'As a merchant in a convent you may become a friar. First you choose one of the friar cards still on display, then you give the bank half of your ducats, rounded up, and then you apply the card (see D-18.1 and Q-30). House rule “rounding”: the sum you give is rounded up to a multiple of 5, but is never more than you have (see Q-2).',
    'D-8.11':
      'Convents have no effect for friars and cardinals, and cathedrals have none for merchants and cardinals: you cannot become a cardinal without being a friar first.',
    'D-8.12':
      'As a friar in a cathedral, in Milan or Brindisi, you may become a cardinal. You choose one of the cardinal cards still on display, pay the bank 40 ducats, or 70 for Cardinal Muret, and discard one politician or noble from behind your screen, which is recycled immediately.',
    'D-8.13': 'Friar Stefano’s virtual noble may stand in for that cube. You then discard no real one.',
    'D-8.14':
      'Your friar card leaves the game, and with it go its virtual cube, its VP, its alms and its free travel. Knowledge it gave you stays yours.',
    'D-8.15':
      'You must pay the whole price before the new card takes effect. This applies to Cardinal Zazza too, although the ducats come back to you.',
    'D-8.16':
      'You may become a friar and a cardinal in the same turn: as a merchant in a convent before your journey, then as a friar in a cathedral after it (see Q-30).',
    'D-8.17': 'In an abbey you pay no ducats for abbesses (see D-10.5).',
    'D-8.18':
      'In an abbey, with at least one scribe in front of your screen, you may convert them in one of two ways: move them behind the screen, where each is worth 1 VP at the end, or recycle them and gain 3 knowledge for each. All of them must go the same way.',
    'D-8.19':
      'Scribes behind your screen stay there and cannot be converted again. Scribes you take later can be converted later.',

    'D-9.1': 'You may take no more than one manuscript per turn, and Lingua Volgare counts as one (see Q-12).',
    'D-9.2': 'Your knowledge level must be at least the level of the manuscript.',
    'D-9.3':
      'Your pawn must be in a zone where the dialect of the manuscript is spoken. Manuscripts of level 4 have two dialects, and a zone of either one will do.',
    'D-9.4':
      'A manuscript costs the number of actions shown at its slot: 1, 2, 3 or 4 for levels 1, 2, 3 and 4. It costs no ducats.',
    'D-9.5':
      'You may choose any manuscript on display and put it behind your screen. It is not replaced before the next Events phase (see D-3.7). There are 55 manuscripts besides Lingua Volgare; that each of levels 1 to 3 has three of every dialect and level 4 one of every pair of dialects is our reconstruction, and the titles are works of the time that we chose.',
    'D-9.6': 'You keep your manuscripts even if your knowledge falls.',
    'D-9.7':
      'When all level-1 manuscripts have been taken and none can follow, the other levels move up one slot, and levels 2, 3 and 4 now cost 1, 2 and 3 actions. The knowledge level they require stays the same. This happens only once. House rule “when manuscripts move up”: whenever any level runs out, the levels above it move up one slot (see Q-10).',
    'D-9.8':
      'When the manuscripts move up, Lingua Volgare enters the game on slot 4. It costs 4 actions and requires knowledge level 8, but your pawn may be anywhere, even at sea.',
    'D-9.9':
      'When a level other than 1 runs out, its slot simply stays empty, unless you play with the house rule “when manuscripts move up” (see Q-10).',

    'D-10.1': 'You can take only the cubes that are on the action spaces this round.',
    'D-10.2':
      'In each turn you may take one cube action per colour: take one cube for 1 action, or two cubes of that colour for 4 actions. For two, both must be there (see Q-7).',
    'D-10.3': 'One politician costs 30 ducats, two cost 60.',
    'D-10.4': 'Nobles cost no ducats.',
    'D-10.5':
      'One abbess costs 15 ducats, two cost 30. If your pawn is in an abbey at that moment, they cost no ducats.',
    'D-10.6': 'Scribes cost no ducats. You put them in front of your screen.',
    'D-10.7':
      'When you take nobles, you may sell each of them for 20 ducats, immediately and before you do anything else; a noble you sell is recycled (see Q-8). Once a noble has gone behind your screen, it can no longer be sold. Merchants, friars and cardinals may all sell.',
    'D-10.8':
      'Cubes are used as follows. The votes of D-1.10 count in the Stupor Mundi auction, in the final election and for the votes bonus; a politician or a noble is part of the price of becoming a cardinal; abbesses pay for the Canticle and the Messenger; scribes are converted as in D-8.18.',

    'D-11.1':
      'Psalter: once per turn, for 1 action, you gain 3 knowledge, or 4 if your disc is the last in the knowledge ranking at that moment (see Q-27). You may do this anywhere and whatever your status.',
    'D-11.2':
      'Small Business: once per turn, for 1 action, you receive 10 ducats from the bank. You may do this anywhere and whatever your status.',

    'D-12.1':
      'In a blue zone, where the Langue d’Oïl is spoken, you may advance on the Riddle track, 1 space for each action you spend.',
    'D-12.2':
      'The track has 12 spaces, and you cannot buy steps beyond the last one (see Q-24). The numbers 4, 5 and 6 are on spaces 4, 7 and 10. The length and these places are our reconstruction; the numbers come from the rulebook.',
    'D-12.3':
      'At the end only the player furthest ahead scores (see D-1.5): 4, 5 or 6 VP, according to the highest number reached or passed. If that player has not reached the 4, nobody scores (see Q-23).',

    'D-13.1':
      'Wherever you are, you may advance on the Messenger track, 1 space for each action you spend. It has 6 spaces, and the sixth is Bologna; this length is our reconstruction.',
    'D-13.2':
      'To enter the last space, Bologna, you must also pay: in rounds 1 to 7, 20 ducats and 2 abbesses; from round 8 on, 10 ducats and 1 abbess. If you cannot pay, you cannot enter, but you may stop on the space before it. Friar Michel’s virtual abbess replaces one abbess (see D-18.4).',
    'D-13.3': 'When you enter Bologna, you gain knowledge immediately: 15 in rounds 1 to 7, 10 from round 8 on.',
    'D-13.4':
      'The abbesses you discard are recycled. Your disc moves from the track to Bologna, and the Messenger is of no further use to you: you can do this once per game.',

    'D-14.1':
      'As a merchant, wherever you are, you may advance on the Orient track, 1 space for each action you spend. It has 5 spaces, and the fifth is the port; this length is our reconstruction. Friars and cardinals cannot advance on it.',
    'D-14.2':
      'As a merchant whose disc has reached the last space, you get 10 extra ducats whenever you claim a city’s economic value from then on.',
    'D-14.3':
      'Cities you claimed before bring nothing more, and Event cards are not affected. Several of you may reach the last space.',
    'D-14.4': 'Once you are no longer a merchant, the Orient brings you nothing. Your disc stays where it is.',
    'D-14.5':
      'If you leave out the ducats when you claim a city (see D-8.7), you do not get the 10 extra ducats either.',

    'D-15.1':
      'A Franciscan city is active in the round shown on its Canticle card; in rounds 15 and 16 all five are active. The cards show rounds 2, 5, 8, 11 and 14. Round 2 comes from the rulebook, the others are our reconstruction.',
    'D-15.2':
      'In an active Franciscan city you may advance on the Canticle track. Each space costs 1 action and 1 abbess. The abbesses are recycled. The track has 10 spaces, which is our reconstruction.',
    'D-15.3': 'Friar Michel’s virtual abbess replaces one of these abbesses (see D-18.4).',
    'D-15.4':
      'At the end the player furthest ahead scores 9 VP and the second 4 VP. If several discs share a space, only the lowest one can score and the others in that pile get nothing; second is then the lowest disc on the next occupied space. A disc still at the start never scores. House rule “ties in the Canticle”: the discs are ranked strictly as in D-1.5, so the second disc of a pile can be second (see Q-22).',

    'D-16.1':
      'From round 12 on, wherever you are, you may advance on the Papal Library track, 1 space for each action you spend.',
    'D-16.2':
      'The track has 9 spaces, with the numbers 1, 2, 3 and 4 on spaces 3, 5, 7 and 9. Your number is the highest one you have reached or passed. The numbers come from the rulebook; the spaces are our reconstruction.',
    'D-16.3':
      'You can keep only one Papal Library card per game (for Cardinal Zazza see D-16.6). The eight cards are worth 2 to 4 VP: three of them 2, three of them 3 and two of them 4, a distribution that is our reconstruction.',
    'D-16.4':
      'On your own turn, if you have reached a number and hold no Papal Library card, you may draw that many cards from the top of the pile without using an action, or all of them if there are fewer. You look at them in secret, keep one behind your screen and put the others back on top in any order. You may also wait for a later turn and a higher number (see Q-31).',
    'D-16.5': 'Once you have drawn, you must keep a card.',
    'D-16.6':
      'With Cardinal Zazza you draw one card more than your number (see D-18.14). House rule “Zazza in the Library”: you draw only as many as your number but keep two of them (see Q-16).',

    'D-17.1':
      'Wherever you are, you may advance on the Rest track, 1 space for each action you spend, up to its last space. D-5.2 explains what this brings you. The track has 6 spaces, which is our reconstruction.',

    'D-18.1': 'You gain a friar or cardinal card’s knowledge once, when you take it.',
    'D-18.2': 'Friar Mario: you gain 12 knowledge.',
    'D-18.3': 'Friar Michel: you gain 7 knowledge and have a virtual abbess.',
    'D-18.4':
      'The virtual abbess counts as 1 vote in the Stupor Mundi auction, in the final election and for the votes bonus. Once per turn it also replaces an abbess you would discard for the Canticle or the Messenger: always the first one you need in your turn (see Q-15). The votes are not affected by this limit, and you never lose the virtual abbess as long as you hold the card.',
    'D-18.5':
      'Friar Stefano: you gain 7 knowledge and have a virtual noble. It counts as 2 votes in the Stupor Mundi auction, in the final election and for the votes bonus, and it can be the cube you pay to become a cardinal (see D-8.13).',
    'D-18.6':
      'When you take Friar Stefano, and after you have given away half of your ducats, you may take 20 ducats from the bank once; you keep the virtual noble all the same. House rule “Stefano’s sale”: you may do so once in each of your turns (see Q-13).',
    'D-18.7': 'Friar Gigi: your alms are 10 ducats instead of 5. If you still hold the card at the end, you lose 4 VP.',
    'D-18.8':
      'Friar Ralph: you gain 7 knowledge and never pay the 10 ducats for movement. If you still hold the card at the end, you score 4 VP.',
    'D-18.9':
      'Cardinal Balestreri: you gain 4 knowledge and have a virtual politician. It counts as 3 votes in the Stupor Mundi auction, in the final election and for the votes bonus, and you never lose it as long as you hold the card.',
    'D-18.10': 'Cardinal Lanzuisi: you score 6 VP at the end.',
    'D-18.11':
      'Cardinal Muret: the card costs you 70 ducats. From this turn on you have 6 actions per turn, so you get one more action right away (see Q-17).',
    'D-18.12':
      'Cardinal Shlasinger: you score 4 VP at the end. Once per game, on your own turn, you may hold an inquisition: another player’s knowledge disc goes back 6 spaces, but not below 0, and lands on top of the pile there (see Q-18). A player already on space 0 cannot be chosen.',
    'D-18.13': 'Cardinal Zazza: the 40 ducats you have just paid come back to you immediately.',
    'D-18.14':
      'Cardinal Zazza also lets you draw one more card when you draw from the Papal Library; you still keep one. House rule “Zazza in the Library” changes this (see D-16.6 and Q-16).',
    'D-18.15': 'Virtual cubes are public. They cannot be discarded, recycled, stolen or sold, except as in D-18.6.',
    'D-18.16':
      'A card that one of you has taken is not available to the others, and a friar card that has been discarded is out for good. Five friars and five cardinals are enough for five players.',

    'D-19.1': 'Event card 10, Stupor Mundi, comes to Brindisi in round 10. It cannot be used as in D-8.3.',
    'D-19.2':
      'If your pawn is in Brindisi when you end your turn, and the card is still face up, you may summon the other players. Your status does not matter, and you need no cubes. After that you can do nothing else in this turn.',
    'D-19.3':
      'The others are asked in turn order, beginning with the player after the summoner and wrapping around from last to first. Each may come or stay away (see Q-19).',
    'D-19.4':
      'If you come, you put your pawn in Brindisi free of charge, and it remains there; if it was at sea, you no longer have to land. If you stay away, you take no part. Players already in Brindisi are asked as well.',
    'D-19.5': 'If nobody comes, the summoner wins without discarding anything.',
    'D-19.6':
      'Otherwise there is an auction in whole votes. The summoner opens with a bid of at least 2, up to their limit. Then, going round in turn order, each participant raises by at least 1 or passes for good, until only one is left (see Q-19).',
    'D-19.7':
      'Your limit is the sum of the votes of the cubes behind your screen and of your virtual cube. The summoner’s limit is 2 higher. You may not bid more than your limit.',
    'D-19.8':
      'The winner discards cubes whose votes reach at least the bid, less 2 for the summoner and less the votes of the winner’s virtual cube. You get no change, and you may not add a cube that is not needed to reach the sum. The cubes are recycled.',
    'D-19.9':
      'The winner gains 10 knowledge, and the card is turned over and out of the game. The others lose nothing.',
    'D-19.10':
      'If you choose not to summon anyone, the card stays where it is. The next player to end a turn in Brindisi may then summon the others.',
    'D-19.11':
      'After the auction the cubes are discarded and recycled, starting with the row of the next round; then the winner gains the knowledge and the card is turned over. After that the next player’s turn begins.',
    'D-19.12':
      'The auction is public: everyone sees who takes part, what is bid and which cubes are discarded. A bid is binding, and whoever has passed is out of the auction.',

    'D-20.1':
      'Two of the five Pope cards are red, three are white. The rulebook does not give these numbers, but they follow from it: the second red card ends the game, in round 13 at the earliest and in round 16 at the latest; with three red cards round 16 could never come.',
    'D-20.2': 'A white card has no effect. With the first red card the Pope is dying, but nothing else happens yet.',
    'D-20.3':
      'With the second red card the Pope is dead and this round is the last. All pawns are immediately moved to Rome free of charge, wherever they are. The round is then played as usual.',
    'D-20.4':
      'The Actions phase of the last round is followed by the final election (D-21.1) and the Volgare points (D-22.1). No more cubes are recycled, and there are no alms, no new turn order and no new manuscripts.',

    'D-21.1': 'All players lift their screens (see Q-20).',
    'D-21.2': 'You decide one at a time, the player with the most knowledge first.',
    'D-21.3':
      'You may discard cubes from behind your screen to be elected. With 7 votes a merchant becomes banker for 6 VP; with 10 votes a friar becomes Benedictine monk for 11 VP; a cardinal becomes camerlengo with 11 votes for 14 VP, or pope with 17 votes for 22 VP. You can be elected once at most, and you do not have to be.',
    'D-21.4':
      'Your virtual cube counts automatically and is not lost. Your real cubes only have to reach the votes required minus those of the virtual cube.',
    'D-21.5':
      'Your cubes may be worth more than required, but you get nothing back, and you may not discard a cube that is not needed. Discarded cubes leave the game.',
    'D-21.6':
      'There is only one pope. If several cardinals have 17 votes, counted before the election and with virtual cubes, the right belongs to the one with the most knowledge; another one may then become camerlengo with 11 votes. If the first declines, the right passes on: in the order of D-21.2, every cardinal with 17 votes may become pope as long as nobody else has.',

    'D-22.1':
      'Votes bonus: after the election, whoever has the most votes left, behind the screen and from a virtual cube, scores 3 VP. A tie goes to the player with more knowledge, and if nobody has a vote left, nobody scores (see Q-14 and Q-21). House rule “virtual cube after the election”: the virtual cube of a player who has been elected does not count here.',
    'D-22.2': 'Each scribe behind your screen is worth 1 VP. Scribes in front of it are worth nothing.',
    'D-22.3': 'Your Papal Library card is worth the 2, 3 or 4 VP it shows.',
    'D-22.4':
      'Riches: whoever has the most ducats scores 7 VP as a merchant, banker included, or 3 VP as a friar or cardinal. A tie goes to the player with more knowledge, and if nobody has a ducat, nobody scores (see Q-21).',
    'D-22.5': 'Riddle of Verona: the player furthest ahead scores 4, 5 or 6 VP as in D-12.3.',
    'D-22.6': 'Canticle of the Sun: first and second place score 9 and 4 VP as in D-15.4.',
    'D-22.7': 'Each manuscript is worth its level in VP: 1, 2, 3 or 4. Lingua Volgare is worth 8 VP.',
    'D-22.8':
      'Five dialects: you score 5 VP, once, if you own five manuscripts that can each stand for a different one of the five dialects. A level-4 manuscript stands for one of its two dialects, Lingua Volgare for none (see Q-12).',
    'D-22.9':
      'If you hold the card, Friar Ralph brings you 4 VP, Friar Gigi −4, Cardinal Lanzuisi 6 and Cardinal Shlasinger 4, whether you were elected or not. A cardinal elected pope gets nothing for the card.',

    'D-23.1':
      'Whoever has the most VP wins. If players tie, the one with more knowledge wins (see D-1.6), so there is always exactly one winner.',
  },
  rulings: {
    'Q-1':
      'What is Rome worth? The caption of a picture in the rulebook says 8 ducats and 15 knowledge, and we play it as printed. The two numbers may well have been swapped: the coins are 5, 10 and 50, every other sum in the game is a multiple of 5, and 15 knowledge is what Bologna gives at a much higher price. House rule “values of Rome”: 15 ducats and 8 knowledge.',
    'Q-2':
      'How is half of your ducats rounded when you become a friar? Up to the next whole ducat. With the 8 ducats of Rome, sums are not always multiples of 5, so the unit is 1 ducat. House rule “rounding”: the sum you give is rounded up to a multiple of 5, at most all you have. If you choose it, we recommend the house rule “values of Rome” as well.',
    'Q-3':
      'In which round are the last alms given? In round 11. One heading in the rulebook stops at round 10, but a note leaves the alms out only from round 12 on, and Friar Gigi receives his up to round 11: two passages out of three. House rule “last alms”: the last alms are given in round 10.',
    'Q-4':
      'Is the richest merchant determined once or for each payment? Once: the rulebook speaks of one richest merchant who gives to several players, and of the bank stepping in when that merchant has nothing left. House rule “alms payer”: the richest merchant is determined anew before each payment. The printed rules do not say in what order you receive alms or what happens to a merchant who can pay only part; here it is the turn order, and the bank makes up the difference.',
    'Q-5':
      'What does it cost to land after a stop at sea? The printed rules do not say. It is a single step from the sea to a port, so here it costs 1 action and no ducats, and you must keep an action back for it (see D-7.13). Over two turns that makes 2 actions and no ducats, compared with 3 actions and 10 ducats for crossing directly.',
    'Q-6':
      'How many ducats does a journey by land and sea cost? The printed rules do not say. They do stress that the ducats are the same for every distance, and they spare Friar Ralph “the 10 ducats”, so you pay 10 once. House rule “ducats for a mixed journey”: 10 ducats for two or more legs of 1 action, and 10 more for a crossing.',
    'Q-7':
      'May you take single cubes of the same colour several times in one turn? No, only one cube action per colour. Otherwise nobody would ever pay 4 actions for two cubes.',
    'Q-8':
      'May you sell one of two nobles and keep the other? Yes. The rulebook mentions selling one noble, and selling both of two; nothing speaks against deciding for each of them.',
    'Q-9':
      'Which row is the first free one for recycled cubes? In the Events phase it can be that of the current round, because the rulebook recycles cubes before it hands out those of the round. In the Actions phase the current row is over, and the next one is the first. If all rows up to 16 are full, the printed rules are silent; here the cube leaves the game.',
    'Q-10':
      'Do the manuscripts move up only when level 1 has run out? Yes, the rulebook names no other level. A public summary of the rules lets them move up when any level has run out. House rule “when manuscripts move up”: each time a level runs out, the levels above it move up one slot; Lingua Volgare comes with the first of these shifts and always costs 4 actions.',
    'Q-11':
      'When exactly do the manuscripts move up? In the Events phase, because only the attempt to replace cards shows that none can follow. House rule “timing of the shift”: immediately, as soon as the last card is taken.',
    'Q-12':
      'Is Lingua Volgare a manuscript like the others? It is a manuscript card, so it is the one manuscript you may take in that turn. It has no dialect, so it does not help you towards the five dialects.',
    'Q-13':
      'How often does Friar Stefano bring 20 ducats? Once, when you take the card. A noble can be sold only at the moment you get it, and this one is never lost, so selling it again and again would be free money. House rule “Stefano’s sale”: once in each of your turns.',
    'Q-14':
      'Does a virtual cube that helped you in the election still count for the votes bonus? Yes. The cards say that it is never lost and name both uses. House rule “virtual cube after the election”: if you were elected, your virtual cube does not count for the bonus; if you were not, it does.',
    'Q-15':
      'May the virtual abbess replace more than one abbess in a turn? No. One cube cannot serve twice in the same turn; otherwise you could go through the Canticle in single steps without spending an abbess.',
    'Q-16':
      'What does Cardinal Zazza do in the Papal Library? The rulebook grants one card more than usual. As you can own only one, we play that you draw one more and still keep one; you need at least the number 1 for it. House rule “Zazza in the Library”: you draw as many as your number and keep two.',
    'Q-17':
      'When does Cardinal Muret’s sixth action begin? In the turn in which you choose the card. The rulebook says so, and therefore you have one more action right away.',
    'Q-18':
      'When may Cardinal Shlasinger hold the inquisition? The printed rules set no time. Here it is on your own turn, for free, and it may be the turn in which you take the card. The disc does not go below 0.',
    'Q-19':
      'In what order are players asked and bids made in the auction? “In turn order” is read as a circle that begins after the summoner, for the answers as well as the bids, and the summoner makes the first bid; one could also begin with the first player of the turn order. The opening bid is at least 2, which the summoner’s bonus pays, and the summoner cannot pass on it. Bids are public whole numbers, limited by what you can pay. You may come even without cubes: a free trip.',
    'Q-20':
      'Must you be elected, and who decides first? You need not: the rulebook says that you may be. Which cubes you discard is up to you, as long as each of them is needed. On the order it is silent; here the player with the most knowledge decides first and the screens are open, since knowledge settles all other ties.',
    'Q-21': 'Can you win the votes bonus or the riches with nothing? No. You need at least 1 vote or 1 ducat.',
    'Q-22':
      'Who is second in the Canticle when discs share a space? Taken literally, the rulebook gives points only to the lowest disc of a space, so second is the lowest disc of the next occupied space. House rule “ties in the Canticle”: the discs are ranked strictly by space and pile; the first gets 9 VP, the second 4 VP.',
    'Q-23':
      'Does the player furthest ahead on the Riddle track score without having reached the 4? No. The points are those of the number reached, and there is none.',
    'Q-24':
      'What happens at the end of a track? Discs stop on the last space. You cannot buy further steps, and knowledge beyond it is lost.',
    'Q-25':
      'May you take only the ducats or only the knowledge of a city? Yes, the rulebook says “and/or”. But you claim a city only once, so you cannot come back for the rest.',
    'Q-26':
      'How long does an Event card stay on the map? Until someone uses it, since nothing in the rulebook removes it.',
    'Q-27':
      'How are ties in knowledge decided? Always by the pile, where the lower disc is ahead. This also settles who is last for the Psalter, and every tie at the end. A public summary of the rules likewise gives all ties to the player with the most knowledge.',
    'Q-28':
      'Is what is behind the screens secret? It is covered, but every cube and manuscript was taken in public, so you could keep track of it. House rule “open screens”: the cubes and manuscripts of all players are shown; Papal Library cards stay secret.',
    'Q-29':
      'Why do some names differ from those you know? The rulebook calls the same starting city Vicenza in one place and Verona in another, and the deluxe edition has Gubbio instead of Norcia. Muret and Murat, Lanzuisi and Lanzuizi, Messenger and Messager are spellings of the same names. The yellow cube is a priest in the French edition only.',
    'Q-30':
      'In what order do you become a friar, and may you go on to cardinal in the same turn? You choose the card, give away half of your ducats and then apply the card, in the order the rulebook gives. Rising twice in one turn is not forbidden, so you may.',
    'Q-31':
      'When may you draw from the Papal Library? On any of your turns once you have reached a number, as long as you have not drawn yet.',
    'Q-32':
      'May your pawn go to Bologna? Yes, as to any neutral zone, but it has no effect there. That the zone is neutral is our reconstruction.',
    'Q-33':
      'Do Rest discs from earlier rounds still count? Yes, as long as they are on the track. One passage speaks of discs placed in the previous round, but it also leaves the other discs where they are, and the chapter on Rest simply names the disc furthest ahead.',
    'Q-34':
      'The rulebook speaks of 1 to 5 actions; may Cardinal Muret spend six on one thing? Yes. You may advance six spaces on one track or move six zones.',
    'Q-35': 'Can the bank run out of ducats? No, its money is unlimited. Cubes and cards are not.',
    'Q-36':
      'May the manuscripts on display be refused or exchanged? No. They stay there until they are taken, and nothing is ever reshuffled.',
    'Q-37':
      'What if a row holds fewer cubes than usual? From round 8 on this can happen. Then only those cubes are available in that round.',
  },
};
