/** The lessons of Virtù in English. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Italy in the Renaissance. You lead a dynasty from its palace: you annex and conquer cities, patronize artists, hire characters and rise from a duchy to a kingdom. There are no dice and no secrets. Whoever has the most prestige points at the end wins.',
  'primer.points':
    'Nearly half of all points are printed on what you buy or earn: titles, cathedrals, Cardinal, Pope, patronage bonuses. Every city from the third on brings a point, patronage up to three. The most crosses bring four points, the first city taken from each opponent two.',
  'primer.turn':
    'A year is a spring and a winter. In spring you move your marker one or two rooms around your palace and perform the action of that room: annex a city, patronize, govern, wage war, intrigue. In winter you pay troops, rearrange cards, buy, recruit and make alliances.',
  'primer.end':
    'The game usually takes about ten years. If at the end of a spring somebody controls eight cities or has reached patronage rank 5, or if no neutral city is left, that year’s winter is the last. Then points are counted.',
  'primer.about.picture': 'The map of Italy with its cities, the roads between them and the troops of three dynasties.',
  'primer.points.picture':
    'The two prestige tracks, for cities and for patronage, with everybody’s place on them, everybody’s crosses, and the great powers.',
  'primer.turn.picture': 'A palace with its five rooms in a ring, their actions and the cards in them.',
  'primer.end.picture': 'The year: whose turn it is, and the steps of winter.',
  'primer.advice1':
    'You have only about ten actions in a game: whenever you move your marker, know where it will go the year after.',
  'primer.advice2':
    'Collect florins from courtiers before you pass their arrow, and from tiles before you govern: both make them available again.',
  'primer.advice3':
    'Crosses count twice: they pay for things, and whoever has the most at the end gets four points for them.',
  'palace.title': 'Palace and marker',
  'palace.rooms':
    'This is your palace: five rooms in a ring, each with an action. Once a year your marker moves on clockwise, and you may perform the action of the room where it stops. But first your family moves in.',
  'palace.action':
    'A card in a room helps you at every visit and is never used up. {cards:card} shows 2 crowns and the action {actions:action}. Place him as the action card of the top room.',
  'palace.courtier':
    'Cards outside the rooms are courtiers. They help in any room, but only once, until your marker passes the arrow on their side. Place {cards:card} on the right-hand side.',
  'palace.upgrade':
    'Each action card has space for an upgrade card beside it, which adds its symbols to the room. {cards:card} has no action, so he cannot fill a room alone. Place him beside the other card in the top room.',
  'palace.confirm': 'All three have found a place. Confirm it, and everybody’s cards are revealed.',
  'palace.marker':
    'In the first year your marker may start in any room. Start in the top room: its action is {actions:action}.',
  'palace.perform':
    'Annexing makes a neutral city yours. It costs crowns, and the two cards in this room show three of them. Perform the action.',
  'palace.annex':
    'The city must lie next to one of yours, and it costs one crown more than its value. {cities:city} has the value 2, so it costs 3 crowns. Annex it.',
  'palace.first': 'Now pay: use the 2 crowns from {cards:card}.',
  'palace.second':
    'Use 1 crown from {cards:card} as well. Both cards stay available and will pay again at your next visit.',
  'palace.collect':
    'The city is yours. You can also collect florins from a courtier at any time. It costs nothing, but exhausts the card. Collect 2 florins from {cards:card}.',
  'palace.end':
    'You have one action a year, and this was it. End your turn. The others take theirs, and the winter passes. {cards:card} remains exhausted.',
  'palace.move':
    'Year 2. You must move your marker: 1 or 2 rooms are free, more cost extra. There is an arrow between the right-hand and the bottom-right room. Move 2 rooms to {actions:action} and pass it.',
  'palace.summary':
    'You have passed the arrow, and {cards:card} is available again. Remember: cards in rooms pay at every visit, courtiers once for each time their arrow is passed. And think ahead: where will your marker stop next year?',
  'paying.title': 'Paying',
  'paying.reliefs':
    'You pay with the symbols on cards and tiles. Cards in the room of your marker pay for its action only. Courtiers, and the tiles of your cities, can help to pay for many things, but are exhausted by it.',
  'paying.perform':
    'Your marker is in the room with {actions:action}. The first patronage rank costs 2 florins and 1 crown or cross. Perform the action.',
  'paying.kind':
    '{cards:card} shows 2 crowns and 2 florins. But you may use only one kind of symbol from each card or tile in a payment. Use his crowns; his florins do not count this time.',
  'paying.courtier':
    'You have 1 florin in your treasury and need another one. {cards:card} is a courtier and shows 2. Collect them; that exhausts him.',
  'paying.tile':
    'That was rank 1. {cards:card} lies in a room and stays available. Tiles are like courtiers, but are refreshed only when you govern. Collect 4 florins from the tile of {cities:city}.',
  'paying.end':
    'Florins are the only symbols that you can keep. But now the whole tile of {cities:city} is exhausted, and its 2 crowns as well. End your turn. This winter you buy nothing.',
  'paying.move':
    'Year 2. Move 2 rooms to {actions:action}. On the way you pass the right-hand arrow, and {cards:card} becomes available again.',
  'paying.indulgence':
    '{cities:city} has the value 3 and costs 4 crowns. {cards:first} gives 2 and {cards:second} gives 1; one is missing. Request an indulgence: the Church gives you 1 crown.',
  'paying.annex': 'With the crown from the Church you have enough. Annex {cities:city}.',
  'paying.price':
    '{cities:city} is yours. But an indulgence card now covers this room: it is closed, and it costs you 1 prestige point at the end. When your marker passes it again, you can lift the card for 1 cross or 2 crowns.',
  'paying.summary':
    'Use one kind of symbol from each card or tile. Rooms pay at every visit, courtiers until the next arrow, tiles until you govern. Only florins can be kept, and an indulgence helps when something is missing.',
  'annexGovern.title': 'Annex and govern',
  'annexGovern.map':
    'The map of Italy. You control {cities:first} and {cities:second}, with a troop in each. The number of a city is its value. Cities without a disc are neutral: anybody can annex them.',
  'annexGovern.land':
    'By land you annex a neutral city next to one of yours, for one crown more than its value. {cities:first} and {cities:second} are such neighbours. Pirate ports cannot be annexed, only conquered.',
  'annexGovern.perform': 'Your marker is in the room for annexing. Perform the action.',
  'annexGovern.sea':
    'From port to port you can also annex by sea: you pay 1 ship more for each sea crossed. {cities:city} lies on the same sea as {cities:port} and has the value 1: 2 crowns and 1 ship. Annex it.',
  'annexGovern.crowns': '{cards:card} shows crowns and a ship, but only one kind counts. Use his crowns.',
  'annexGovern.ships': '{cards:card} is a card of his own, so you may use another kind from him: use his ships.',
  'annexGovern.end':
    'The tile of the city is now in your domain, available. And it is your third city, the first that brings a prestige point. End your turn.',
  'annexGovern.move':
    'Year 2. A used tile becomes available again only when you govern. Move 2 rooms to {actions:action}.',
  'annexGovern.collect': 'Use your tiles before you govern. Collect 3 florins from {cities:city}.',
  'annexGovern.again': 'Collect 2 florins from {cities:city} as well.',
  'annexGovern.third': 'And 1 florin from {cities:city}. All three tiles are exhausted now.',
  'annexGovern.govern':
    'Each crown or cross refreshes up to two tiles. {cards:card} shows 2 crowns, enough for four tiles. Perform the action.',
  'annexGovern.summary':
    'You have 6 florins more, and all your tiles are available again: for crowns, ships, or florins once more. Annexing makes your domain larger, governing makes it pay.',
  'war.title': 'War',
  'war.target':
    '{@rival} controls {cities:city}, next to {cities:own}, and keeps no troop there. The first city that you take from each opponent brings a trophy, worth 2 prestige points.',
  'war.move': 'A {cards:card} waits in your bottom-left room. Move 1 room to {actions:action}.',
  'war.perform':
    'Each cavalry moves one troop along one road; each ship moves one across a sea. The {cards:card} shows 3 cavalry. Perform the action.',
  'war.troop': 'You have two troops in {cities:city}. Choose one of them.',
  'war.march': 'Move it to {cities:city}. A troop that reaches a city you do not control stops there and besieges it.',
  'war.second': 'One troop would not be enough. Choose the second one in {cities:city}.',
  'war.follow': 'Move it to {cities:city}, too.',
  'war.guard': 'Now {cities:city} is empty, and you have one cavalry left. Choose the troop in {cities:from}.',
  'war.return': 'Move it to {cities:city}. In a siege each troop in a city adds 1 to its strength.',
  'war.done': 'The ships of {cities:city} could move troops as well, but this is enough. You are done waging war.',
  'war.end':
    'Sieges are fought at the end of spring, when everybody has taken a turn. You are the last one this year. End your turn.',
  'war.bonus':
    '{cities:city} has the value 2, and you have 2 troops: a tie, and the city would hold. {cards:card}, your courtier, shows a war bonus: +1 for 1 florin. Declare it.',
  'war.conquest':
    '3 to 2: {cities:city} is yours, and a trophy as well. Its tile comes to you exhausted. You lose one troop for each defending troop, and one more if the city’s strength was 3 or more. Here you lose none.',
  'war.summary':
    'After a defeat you lose one troop, and the others retreat. A war symbol in the room of your marker gives war tokens instead of cavalry, each worth +1. Defenders can declare bonuses, too: attack where you are sure to be stronger.',
  'intrigue.title': 'Intrigue',
  'intrigue.blocked':
    '{@rival} has placed an agent in your room with {actions:action}. While it is there, you cannot perform that action, and in winter no card can enter or leave the room.',
  'intrigue.move': 'Masks help against agents. Move 1 room to {actions:action}.',
  'intrigue.perform':
    'Each mask lets you place, move or remove one agent. This room has 1 mask, and your courtier, the {cards:card}, has 2. Perform the action.',
  'intrigue.remove': 'First remove the agent of {@rival} from your palace. It returns to its owner.',
  'intrigue.mask': 'Pay with the mask of the room: that exhausts nothing.',
  'intrigue.city':
    'Now place an agent of your own in {cities:city}. In a neutral city it lowers the value by 1 for you, and raises it by 1 for all others.',
  'intrigue.masks': 'Use the 2 masks from the {cards:card}. One of them is left for another agent.',
  'intrigue.room':
    '{@rival} may want to annex a city next year. Place an agent in their room with {actions:action}, and they cannot, until they get rid of it.',
  'intrigue.done': 'The tile of {cities:city} shows one more mask. Save it for another time: you are done intriguing.',
  'intrigue.powers':
    'Agents can be placed on alliances as well. Yours saves you one symbol when you ally with that power. On an opponent’s alliance it blocks the bonus and the point, and lets you take over the alliance.',
  'intrigue.summary':
    'An agent costs you a mask, and may cost a rival a whole year. Place it in the room that they need next, or in the city that you want to annex or besiege.',
  'winter.title': 'Winter',
  'winter.pay':
    'A winter turn has five steps. First you pay your troops: 2 are free, 3 or 4 cost 1 florin, 5 or 6 cost 2. You have 3. Pay 1 florin.',
  'winter.pick':
    'Second, you may reorganize your palace. A courtier who is available can move into a room. Choose the {cards:card}.',
  'winter.put':
    'Place the {cards:card} in the bottom-left room, {actions:action}. From now on his cavalry helps at every visit.',
  'winter.arranged':
    'A card can also leave a room, but it becomes an exhausted courtier. The room of your marker stays as it is. You are done moving cards.',
  'winter.collect':
    'Third, you buy: as many things as you like, one of each kind. First you need florins. Collect 3 from {cities:city}.',
  'winter.florin': 'And 1 from {cities:city}. That makes 5 florins.',
  'winter.want':
    'The {tiles:tile} costs 4 florins and 1 crown. It brings a prestige point, a tile with 2 florins and 1 crown, and a space for another courtier. Choose it.',
  'winter.buy': 'Everything that you choose is paid for together. This one is enough: buy it.',
  'winter.crown':
    'The crown can come from {cards:card} or from {cities:city}. He also shows a war bonus that can defend you, so keep him. Use 1 crown from {cities:city}.',
  'winter.recruit':
    'Fourth, you recruit: 1 florin for a troop in a starting city, 3 in any other city. Recruit one in {cities:city}.',
  'winter.recruited': 'Your treasury is empty. You are done recruiting.',
  'winter.alliances':
    'Fifth, you may ally with a power: for a bonus and a prestige point. You cannot pay for any of them this winter. End your winter turn.',
  'winter.summary':
    'What you have bought can be used from spring on. Whoever controls the most cities has the first turn in winter, and that matters: there is only one Pope, and each power has one ally.',
  'whatWins.title': 'What wins',
  'whatWins.cities':
    'The third winter. Let us count. Every city from the third on brings 1 point, so your 4 cities bring 2. Whoever has the most gets 1 more, and that is you.',
  'whatWins.patronage':
    'The patronage ranks bring 1, 1, 2, 2 and 3 points, and whoever is highest gets 1 more. With rank 2 and rank 4 you take a patronage bonus. You have not begun yet.',
  'whatWins.printed':
    'Nearly half of all points are printed on things like these: titles, cathedrals, Cardinal, Pope. You buy them in winter. So florins and crowns become points.',
  'whatWins.others':
    'Each trophy brings 2 points, and each alliance 1, unless an enemy agent is there. Each indulgence card that is still in your palace costs 1.',
  'whatWins.religion':
    'Crosses count at the end: 4 points for the most, 2 for the second. Now each of you has 1 cross. Players who are tied get the points of the next place: 2 each.',
  'whatWins.collect': 'The {cards:card} costs 3 florins and shows a cross. Collect 3 florins from {cities:city}.',
  'whatWins.want': 'Choose the {cards:card}.',
  'whatWins.buy': 'Buy it.',
  'whatWins.put': 'Place the {cards:card} as a courtier. Crosses count wherever they lie, even exhausted.',
  'whatWins.first':
    'You have 2 crosses now: 4 points. The others are tied for second place and get 0. For 3 florins you have 2 points more, and both rivals 2 fewer.',
  'whatWins.end':
    'With 8 cities or rank 5 at the end of spring, or with no neutral city left, the game ends after that winter. If you are ahead, hurry; if you are behind, take your time.',
  'whatWins.summary':
    'So: cities, a few ranks, things with points on them, and an eye on the crosses. In the last winter an indulgence pays off if it buys you 2 points. A winner has about 15 to 19 points.',
  'twoYears.title': 'Two years',
  'twoYears.family':
    'Now you play two years, with advice. {cards:first} and {cards:second} share the top room, {cards:third} has the bottom-right one: two strong rooms, two steps apart.',
  'twoYears.start': 'Begin where you are strongest: in the top room, {actions:action}.',
  'twoYears.patronize':
    'The first rank costs 2 florins and 1 crown or cross, and these two cards show all of it. Perform the action.',
  'twoYears.cross':
    'Use the cross or the crown from {cards:card}. Then {cards:other} pays the florins, and nothing is exhausted.',
  'twoYears.spring': 'Rank 1, and the room has paid for everything. End your turn.',
  'twoYears.winter':
    'Time to buy. Next year you want to annex: {cards:card} shows 2 crowns, but the cities around you cost 3 or more. Collect 4 florins from {cities:city}.',
  'twoYears.ambassador': 'The {cards:card} costs 2 florins and shows the crown that you need. Choose it.',
  'twoYears.bishop':
    'The {cards:card} costs 3 florins, shows a cross, and brings {actions:action}: a second room with it doubles your pace. Choose it, too. Then your florins are spent, and both cards are bought.',
  'twoYears.move':
    'Both are courtiers now, one on each side, and year 2 begins. As planned: move 2 rooms to {actions:action}.',
  'twoYears.perform':
    '2 crowns in the room and 1 on a courtier: that is enough for a city with the value 2. Perform the action.',
  'twoYears.annex':
    '{cities:city} shows 2 florins, 1 crown and an arrow, which moves your marker one room further. Annex it.',
  'twoYears.siege': 'There was only one way to pay, so it was paid at once. End your turn.',
  'twoYears.pick': 'Winter. The {cards:card} is still available, so he can move. Choose him.',
  'twoYears.put':
    'Place the {cards:card} in the left-hand room, instead of {actions:action}: now you can patronize two rooms after annexing. With the florins of your cities you then hire a {cards:other}.',
  'twoYears.try':
    'Year 3. The {cards:card} has crowns, {actions:action} is 2 rooms away, and rank 2 brings a bonus. Play a turn as you like. It is only a trial; nothing counts.',
  'twoYears.summary':
    'You know enough for a real game. Take three players and a medium bot or two, know where your marker goes next year, and buy points in winter. Have fun!',
};
