/** The lessons of De Vulgari Eloquentia in English. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Italy around 1300. You begin as a travelling merchant; you may become a friar, then a cardinal, perhaps even pope. You travel from city to city, gain knowledge, collect manuscripts in five dialects and win supporters. Whoever has the most Volgare points (VP) at the end wins.',
  'primer.points':
    'Most points come from manuscripts: each is worth its level, 1 to 4, and all five dialects together bring 5 more. Second is the final election: politicians, nobles and abbesses are votes, and with votes you win an office worth 6 to 22. The rest comes from the Papal Library, friar and cardinal cards, scribes, tracks and riches.',
  'primer.turn':
    'You have five actions: make one journey, take one manuscript, take cubes, study, earn ducats, advance on tracks. Before and after your journey you can use whatever the zone offers. Cities and Event cards give you ducats and knowledge without costing an action.',
  'primer.end':
    'From round 12 on, a Pope card is revealed each round. The second red one makes its round the last: round 13 at the earliest, round 16 at the latest. Then comes the final election, and all points are counted.',
  'primer.about.picture': 'The map of Italy, its zones coloured by dialect, with the players’ pawns.',
  'primer.points.picture': 'The manuscripts that can be taken, in rows from level 1 to level 4, each with its dialect.',
  'primer.turn.picture':
    'A player’s turn: the action markers that are left, what was done already, and the cubes that can be taken.',
  'primer.end.picture': 'The round table: the Event cards and what the rounds bring until the end.',
  'primer.advice1':
    'Gain knowledge early, up to level 4: it lets you take every manuscript, and Rome alone brings 15. Beyond that it mostly decides ties.',
  'primer.advice2':
    'Become a friar in the first rounds: it costs half of your ducats, so go while you have few, and you receive alms from then on.',
  'primer.advice3':
    'Decide early which office you want, and count your votes: those beyond what the office takes are worth little.',
  'journeys.title': 'Journeys',
  'journeys.start':
    'Everybody begins as a merchant with 10 ducats. First choose where your pawn starts: {zones:zone} is next to two rich cities.',
  'journeys.step':
    'On your turn you have 5 actions. A step to a neighbouring zone costs 1 action and no ducats. Go to {zones:zone}.',
  'journeys.claim':
    'A city with a value gives it to each player once per game, and that costs no action. Ducats are for merchants only. Claim {zones:zone}: 20 ducats.',
  'journeys.business':
    'Two things can be done wherever you are, once per turn. Small Business brings 10 ducats for 1 action. Use it.',
  'journeys.psalter':
    'The Psalter brings 3 knowledge for 1 action, or 4 if you are last in knowledge, as you are now. Study it.',
  'journeys.riddle':
    'You have 2 actions left. You are in a blue zone, and only there can you advance in the Riddle of Verona: at the end its leader scores up to 6 points. Advance 2 spaces.',
  'journeys.end': 'Your five actions are used. End your turn, and Bruno takes his.',
  'journeys.before':
    'Your second turn. You can use both the zone where your journey begins and the one where it ends. So before you leave the blue zone: advance 1 more space in the Riddle.',
  'journeys.sail':
    'By land, each zone costs 1 action, and more than one zone costs 10 ducats as well. A crossing to another port on the same sea costs 3 actions and 10 ducats. Sail to {zones:zone}.',
  'journeys.claimAgain': 'You have arrived at the other end of Italy. Claim {zones:zone}: 15 ducats.',
  'journeys.sea':
    'There is a cheaper way across the sea: sail out for 1 action and stop there, and land next turn for 1 action. That costs no ducats, but at sea you cannot use any zone.',
  'journeys.summary':
    'You make only one journey per turn, and zones you pass through do nothing for you. So before you leave, ask yourself what you can do here, and then what you can do where you arrive.',
  'manuscripts.title': 'Manuscripts',
  'manuscripts.shown':
    'These are the manuscripts on offer, one of each level. At the end each scores its level, 1 to 4 points. To take one you need three things: the knowledge level, a zone of its dialect, and actions.',
  'manuscripts.journey':
    'Let us take “{title}”. Its dialect is {dialects:dialect}, and {zones:zone} is one of the zones of that dialect. Go there: 2 zones cost 2 actions and 10 ducats.',
  'manuscripts.level':
    'The manuscript is on level 2. You are on level 1 of the knowledge track; level 2 begins on space 13. The city solves this: claim 8 ducats and 15 knowledge.',
  'manuscripts.take':
    'Now everything fits: you have level 2, you are in the right zone, and a manuscript of level 2 costs 2 actions. Take “{title}”.',
  'manuscripts.study': 'You can take only one manuscript per turn. Use your last action for knowledge: the Psalter.',
  'manuscripts.end':
    'End your turn. In each round, whoever has the least knowledge plays first. So after his turn Bruno also begins the next round.',
  'manuscripts.next':
    'A new manuscript has replaced the one you took. Look at level 1: its dialect is {dialects:dialect}, and neighbouring {zones:zone} is a zone of that dialect. Go there.',
  'manuscripts.claim': 'Claim {zones:zone}: 10 ducats and 3 knowledge, on the way and for free.',
  'manuscripts.takeAgain':
    'Take “{title}” for 1 action. A manuscript brings 1 point per action, whatever its level. But as you can take only one per turn, high levels bring more.',
  'manuscripts.high':
    '“{title}” would bring 3 points, but it needs level 3, and that begins on space 26. You are on 21. That is why knowledge is worth most in the first rounds.',
  'manuscripts.summary':
    'One manuscript in each of the five dialects is worth 5 more points at the end. A level 4 manuscript has two dialects and counts as one of them. You already have two dialects: three to go.',
  'cubes.title': 'Cubes and offices',
  'cubes.offer':
    'Every round offers cubes in four colours. A politician is worth 3 votes, a noble 2 and an abbess 1: you need votes for an office in the final election. Scribes have no votes, but other uses.',
  'cubes.noble':
    'A cube costs 1 action; two of one colour cost 4. Nobles cost no ducats, so they are often the best first pick. Take the noble.',
  'cubes.keep':
    'You may sell a noble for 20 ducats, but only at the moment you take it. Keep it this time, for its 2 votes.',
  'cubes.politician': 'A politician also costs 30 ducats. You have 40, and 3 votes are a lot. Take the politician.',
  'cubes.scribe':
    'A scribe costs only 1 action. It goes in front of your screen, where it is not worth anything yet. Take the scribe.',
  'cubes.abbey':
    'An abbess costs 15 ducats, and you have only 10 left. But in an abbey abbesses cost no ducats. Go to the abbey: {zones:zone}.',
  'cubes.abbess': 'Take the abbess with your last action, and without paying any ducats.',
  'cubes.convert':
    'In an abbey you can also convert all of your scribes, without an action. Either each goes behind the screen and scores 1 point at the end, or each brings 3 knowledge now. The game has just begun: take the knowledge.',
  'cubes.votes':
    'You have 6 votes behind your screen, hidden from the others. After the last round you may discard cubes for one office: as a merchant, 7 votes make you banker, and that scores 6 points.',
  'cubes.summary':
    'Higher ranks win more. A friar becomes Benedictine monk with 10 votes and scores 11. A cardinal becomes camerlengo with 11 votes and scores 14, or pope with 17 and scores 22. Votes are scarce: begin to collect early.',
  'statuses.title': 'Merchant, friar, cardinal',
  'statuses.merchant':
    'You are a merchant. Only merchants take ducats from cities and Event cards, and only they trade with the Orient. Friars and cardinals receive alms instead, and win better offices at the end.',
  'statuses.convent':
    'You have 2 actions left in this turn. In a convent, a merchant can become a friar. Go to the convent: {zones:zone}.',
  'statuses.friar':
    'Becoming a friar costs no action, but half of your ducats: here 28 of 55. Each friar has an advantage of his own. {persons:person} brings 7 knowledge and a virtual noble worth 2 votes. Choose him.',
  'statuses.sale': '{persons:person} may take 20 ducats for the virtual noble, once, and still keeps it. Take them.',
  'statuses.earn':
    'Earn after you have paid, not before: then you do not give half of it away. Use Small Business now; friars can do that, too.',
  'statuses.end': 'End your turn. Bruno remains a merchant, and he is getting rich.',
  'statuses.alms':
    'The new round began with alms: each friar receives 5 ducats, each cardinal 10. The richest merchant pays if they have more than you, otherwise the bank does. This time Bruno had to pay. Alms are given until round 11.',
  'statuses.cathedral':
    'In a cathedral, a friar can become a cardinal. There are only two of them, and one is next to you. Go to {zones:zone}.',
  'statuses.cardinal':
    'Becoming a cardinal costs 40 ducats and a politician or noble. Cardinals, too, have different advantages. {persons:person} scores 6 points at the end, unless you become pope. Choose him.',
  'statuses.tribute':
    'Your friar card now leaves the game, and its virtual noble with it. So pay with the virtual noble and keep the real one.',
  'statuses.summary':
    'A cardinal in round 3! You now receive 10 ducats of alms every round, and at the end 11 votes make you camerlengo, 17 pope. There is no way back to merchant, but you will hardly miss it.',
  'tracks.title': 'Tracks',
  'tracks.overview':
    'Besides knowledge there are six tracks. Each space costs 1 action, and you may advance several spaces in a turn. On the same space, whoever arrived first is ahead.',
  'tracks.city':
    'You can advance in the Canticle of the Sun only in Franciscan cities, in each of them in the round on its card, and in rounds 15 and 16 in all of them. This round it is {zones:zone}. Go there.',
  'tracks.canticle':
    'Here each space also costs 1 abbess, and you have one. At the end the first player scores 9 points and the second 4. Advance 1 space.',
  'tracks.messenger':
    'You can advance the Messenger wherever you are. Its last space is Bologna: it costs 20 ducats and 2 abbesses and brings 15 knowledge; from round 8 on, half the price brings 10. Advance 1 space.',
  'tracks.rest':
    'Whoever leads the Rest track plays first in the next round, and then returns to the start. That means first pick of cubes and manuscripts. Advance 1 space.',
  'tracks.business': 'You will soon need ducats for a journey. Use your last action for Small Business.',
  'tracks.end': 'End your turn. Bruno has already played, so the next round begins.',
  'tracks.first':
    'You play first although you have more knowledge than Bruno: that is what Rest did. Now the Riddle of Verona, which needs a blue zone. Go to {zones:zone}, for 2 actions and 10 ducats.',
  'tracks.riddle':
    'Bruno is on space 2. At the end only the leader scores: 4 points from space 4 on, 5 from space 7, 6 from space 10. Advance 3 spaces and overtake him.',
  'tracks.orient':
    'The Orient is for merchants only. Once you are on the last space, every city you claim brings 10 more ducats. If at all, this pays off early in the game.',
  'tracks.library':
    'The Papal Library opens in round 12. From space 3 on you may draw 1 card, further on up to 4, and keep one of them: 2 to 4 points. That is a good use of actions in the last rounds.',
  'tracks.summary':
    'Races are won late. Whoever leads early invites the others to overtake, and only one or two players score. So look at what the others can still do, and then pass them.',
  'summons.title': 'Events, alms, summons',
  'summons.card':
    'Each of the first ten rounds places an Event card in its zone. It stays there until the first player uses it. {title} is waiting in {zones:zone}. Go there: {persons:person} pays no ducats for journeys.',
  'summons.use':
    'Using an Event card costs no action. Cards with knowledge are for everybody, cards with ducats for merchants only. Use {title}: 4 knowledge.',
  'summons.claim':
    'As a friar you cannot take ducats from {zones:zone} any more, but you can take knowledge. Claim it: 5 knowledge.',
  'summons.end': 'End your turn. Bruno takes his, and then round 10 begins.',
  'summons.alms':
    'Every round begins with its Event card; then alms are given. You have received 5 ducats, and Bruno 10, as he is a cardinal. Nobody here is a merchant any more, so the bank paid.',
  'summons.stupor':
    'The tenth Event card is special: {title} has come to {zones:zone} and is worth 10 knowledge. Whoever ends their turn there may summon the others. Go there.',
  'summons.manuscript': 'Three actions are left, and a manuscript fits this zone and your level. Take “{title}”.',
  'summons.last': 'Summoning is the very last thing in a turn. End your turn.',
  'summons.summon':
    'Whoever you summon may come, at no cost, or stay away. If nobody comes, you win without discarding anything. Summon everyone.',
  'summons.bid':
    'Bruno has come, so there is an auction. You bid votes, that is cubes behind your screen, and only the winner discards. As the summoner you have a bonus of 2 votes. Open with 4.',
  'summons.pay':
    'Bruno has passed: you win. Thanks to your bonus of 2 you discard only 2 votes. No change is given for a politician, so discard a noble.',
  'summons.summary':
    'One noble for 10 knowledge, and you are on level 4. You still have 10 votes, exactly what a friar needs for Benedictine monk. Never bid votes that your office needs.',
  'election.title': 'The final election',
  'election.dead':
    'The second red Pope card: the Pope is dead. This round is the last, and all pawns have been put in {zones:zone}. Use your actions for points and votes only.',
  'election.abbess': 'Count your votes: you have 16, and 17 are enough for pope. Take an abbess for 15 ducats.',
  'election.library': 'In the Papal Library you are on space 1. From space 3 on you may draw a card. Advance 2 spaces.',
  'election.draw': 'Drawing costs no action, and the card you keep scores 2 to 4 points. Draw.',
  'election.manuscript': 'Manuscripts score to the very end. Take “{title}” for 1 action.',
  'election.claim':
    'Now what costs nothing. In the election, whoever has the most knowledge chooses first, and knowledge decides all ties. You have not claimed {zones:zone} yet: 15 knowledge.',
  'election.event': '{title} is also still here. With these 5 knowledge you overtake Bruno. Use the card.',
  'election.end': 'Your last action can bring no more points. End your turn, and Bruno takes his last one.',
  'election.compare':
    'All screens are lifted. As pope you would score 22, but nothing for {persons:person}, and you would have no votes left. As camerlengo you score 14, 6 for {persons:person}, and 3 more if you have the most votes left: 23.',
  'election.elect': 'Everybody may win one office, or none. The higher one is not always better. Become camerlengo.',
  'election.spend':
    'Discard cubes worth at least 11 votes; no change is given. The politician and all four nobles are worth exactly 11, and your six abbesses remain.',
  'election.summary':
    'Office, card and votes have brought you 23 points. Yet Bruno wins, 48 to 41: his manuscripts and the five dialects score 21, yours only 9. An office is worth a lot, but it needs manuscripts beside it.',
  'rounds.title': 'Four rounds',
  'rounds.start':
    'Now you play the beginning of a game, with advice. Where do you start? From {zones:zone} it is only two zones to {zones:goal}, and there you gain 15 knowledge. Start in {zones:zone}.',
  'rounds.journey': 'The journey to {zones:zone} costs 2 actions and all of your 10 ducats. It is worth that.',
  'rounds.claim': 'First take what costs nothing: 8 ducats and 15 knowledge. This brings you to level 2.',
  'rounds.manuscript': 'Zone and level fit: take “{title}” for 2 actions.',
  'rounds.noble': 'You have 1 action left, and you will need ducats. Take the noble …',
  'rounds.sell':
    '… and sell it at once for 20 ducats. With that your turn is over. Bruno has less knowledge, so he plays now and begins the next round as well.',
  'rounds.event': 'Round 2. {title} has come to your zone. Before you leave, use the card: 5 knowledge.',
  'rounds.convent':
    'Become a friar while you have few ducats. The nearest convent is {zones:zone}: 2 actions and 10 ducats.',
  'rounds.friar':
    'Half of 18 is only 9 ducats. {persons:person} suits whoever wants to be a cardinal soon: his virtual noble pays for that. Choose him.',
  'rounds.sale': 'Take 20 ducats for the virtual noble; you keep it.',
  'rounds.business':
    'Earn 10 ducats with Small Business. With your last two actions you then take the noble, keep it, and study the Psalter. Your turn ends, and Bruno plays.',
  'rounds.cathedral':
    'Round 3. With the alms you have 44 ducats, enough to become a cardinal. Go to the cathedral: {zones:zone}.',
  'rounds.cardinal':
    'The strongest bots here are often cardinals by round 3. {persons:person} is their favourite: with his 6 points a camerlengo is nearly as good as a pope. Choose him.',
  'rounds.tribute': 'Pay with the virtual noble. It would leave the game with your friar card anyway.',
  'rounds.free':
    'You have 4 actions left: finish this turn as you like. It is only a trial. Afterwards the game goes on with Small Business, the Psalter, a scribe and one space on the Rest track.',
  'rounds.alone':
    'Round 4. Thanks to Rest you play first, and Bruno had to give you 10 ducats of alms. Now play a whole turn on your own. Think of knowledge up to level 4, of manuscripts and of votes.',
  'rounds.summary':
    'That is how a game begins. Go on like this: level 4, all five dialects, the votes for your office; and from round 12 on watch the Pope cards. You are ready for your first real game.',
};
