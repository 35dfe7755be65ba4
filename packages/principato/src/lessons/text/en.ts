/** The lessons of Principato in English. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Each of you rules a principality for three years. Your fields bring food and your palazzi bring gold. With them you build, raise an army, and buy monuments, books and paintings. Whoever has the most victory points at the end wins.',
  'primer.points':
    'Points come from three places. Every monument, book and painting scores what is printed on it, from 2 to 6 points. Armies are compared five times, and the strongest gets the most points. And at the end two secret goal cards score for what each of them asks for: catapults, many buildings, or a painting for every monument.',
  'primer.turn':
    'On your turn you take two actions: activate one of your two cards, which produce, build, recruit or buy; change a card for one from the display; or take a favour cube, which stands in for food or gold. Then the oldest card of the display leaves the game, and a new one arrives.',
  'primer.end':
    'Each year has its own deck of cards. When it runs out, after seven turns each, the year is over and armies are compared. In the second and third year they are compared once more, when a certain card is drawn. After the third year goal cards are revealed and all points are added up.',
  'primer.about.picture':
    'A principality in the second year: fields and farms around the city, palazzi and a bank within it, two works of art in the palace, favour cubes in the church, and the player’s two cards.',
  'primer.points.picture': 'A player’s two goal cards, each with its condition and what it is worth now.',
  'primer.turn.picture': 'The display: a row of cards, with the oldest about to leave.',
  'primer.end.picture':
    'The draw pile of the second year, the military scorings so far, and what each place in a scoring earns.',
  'primer.advice1': 'Build farms and banks together with fields and palazzi: what you cannot store is lost.',
  'primer.advice2':
    'Look at your goal cards before you build anything: they tell you which buildings and works are worth more to you.',
  'primer.advice3':
    'Do not come last every time armies are compared. Catapults count for the whole game; soldiers cost nothing, but each one needs a cube every time, or it weakens you.',
  'production.title': 'Production and storage',
  'production.principality':
    'This is your principality. Fields produce food and palazzi produce gold. Farms and banks store them: each farm holds 2 food, each bank 2 gold. You begin with one of each, and with 1 food, 1 gold and 1 favour.',
  'production.collect':
    'You always have exactly two cards, and you take two actions a turn. Activating one of your cards is an action. Activate your {cards:card}.',
  'production.room':
    'You may take 2 gold, 1 food and 1 gold, or 2 food. But your farm and your bank have room for only one more cube each, and what finds no room is lost. Take 1 of each.',
  'production.exchange':
    'This card shows the exchange symbol: once used, it goes to the display and you take another card in its place. That is part of the action and costs nothing. Take {cards:card}: it lets your fields produce.',
  'production.build':
    'Your stores are full, so more food would be lost. You have one action left: activate {cards:card} to build another farm.',
  'production.farm': 'One farm costs 1 gold; two would cost 3. One is enough for now.',
  'production.pay': 'A favour cube can stand in for food or gold. It is worth keeping: pay with gold this time.',
  'production.end':
    'A farm is built, and it holds 2 more food. Both actions are used: end your turn. The oldest card of the display leaves the game, a new one arrives, and Bruno takes his turn.',
  'production.produce':
    'It is your turn again. Activate {cards:card}: every field produces 1 food. You have only one field, but your farms have room for more.',
  'production.again':
    'The harvest has brought 1 food, and this card is exchanged as well. Take whichever card you like; {cards:card} would do the same for your palazzi.',
  'production.summary':
    'That is the engine of the game: fields and palazzi produce when a card tells them to, farms and banks decide how much you can keep. Whoever builds both in step wastes nothing.',
  'cards.title': 'Activating and exchanging cards',
  'cards.display':
    'The row in the middle is the display: everybody takes cards from it. After each turn its leftmost card leaves the game, so do not wait too long for a card that you want.',
  'cards.change':
    'Changing a card is an action, too: you put one of your cards into the display and take another in its place. Neither is activated by that. Change {cards:card}.',
  'cards.take': 'Take {cards:card}: you will soon need more gold, and palazzi produce it.',
  'cards.use': 'You have one action left, and a card that you have just taken can be used at once. Activate it.',
  'cards.pay': 'A palazzo costs 1 food. Pay with food and keep your favour.',
  'cards.stays':
    'Look: the card is still there. Only cards with the exchange symbol leave after use; this one stays and may be used again, even with both actions of a turn. End your turn.',
  'cards.try':
    'Bruno has played. Now take a whole turn as you like: activate, change, take favour, and end it. It is only a trial; afterwards everything is put back.',
  'cards.summary':
    'Cards with the symbol bring something and move on; cards without it stay until you change them. Having the right two cards at the right time is half of this game.',
  'favour.title': 'Favour',
  'favour.take': 'The third kind of action: take a favour cube. Your church has room for three. Take one.',
  'favour.build': 'Favour stands in for food or gold whenever you pay. Let us use that. Activate {cards:card}.',
  'favour.joker':
    'Two palazzi cost 3 food, and you have only 1. But with your 2 favour cubes it is enough: take both palazzi.',
  'favour.end': 'Three palazzi in your first turn: that will pay off for the rest of the game. End your turn.',
  'favour.summary':
    'A favour cube is worth an action, so use it where food or gold alone is not enough: for the second building, for a painting, or to supply a soldier at the right moment.',
  'army.title': 'Army and supply',
  'army.wall':
    'Your army stands on the city wall. Five times in a game military strength is compared: each catapult counts 1, each soldier with a cube counts 1, and each soldier without one takes 1 away. Your strength stands beside the crossed swords: 0.',
  'army.raise':
    'You have used your first action to collect 1 food and 1 gold, and have taken {cards:card} in exchange. Activate it with the second.',
  'army.recruit':
    'Soldiers cost nothing, and you may take as many as you like. But each of them needs a cube when strength is compared. Recruit 2 militia.',
  'army.harvestCard': 'Recruiting cards are exchanged after use, too. Take {cards:card}: militia live on food.',
  'army.weak':
    'Your strength is −2, because neither militia has a cube. That does no harm yet: in the first year nothing is compared before the year ends. End your turn.',
  'army.harvest': 'Bruno has played. Your farm is full: it holds 2 food. Activate {cards:card} all the same.',
  'army.surplus':
    'The harvest brings 1 food, and the farm has no room for it. But a cube that you receive may go straight onto a soldier: food onto militia, gold onto condottieri, favour onto either, one cube each. Supply 1 militia.',
  'army.siegeCard':
    'A cube that would have been lost now supplies a soldier. Take {cards:card} in exchange: it builds catapults.',
  'army.siege': 'A catapult needs no supply and stays for the whole game. Activate {cards:card}.',
  'army.catapults':
    'One catapult costs 1 food and 1 gold, two cost 3 food and 2 gold. You have 2 food, 2 gold and 1 favour, just enough for two. The food on your militia does not count: you can neither take it back nor pay with it. Take both catapults.',
  'army.strength':
    'Your strength is 2 now: two catapults and a supplied militia make 3, and the unsupplied militia takes 1 away. End your turn.',
  'army.favour': 'Bruno has played, and your stores are empty. Take a favour cube: favour supplies any soldier.',
  'army.supply':
    'Supplying is not an action. You may do it at any time in your turn, and again when strength is compared. Usually it is better to wait: a cube in your church can still pay for a card, a cube on a soldier cannot. This time do it now, to see it: supply your militia.',
  'army.summary':
    'Strength 4: two catapults and two supplied militia. Condottieri, from {cards:card}, are the same with gold instead of food. Catapults are paid for once. Soldiers are free, but each needs a new cube for every comparison: recruit as many as you can supply.',
  'scoring.title': 'Military scoring',
  'scoring.pile':
    'The draw pile is empty, so this is the last turn of year 1. When it ends, the leftmost card leaves the display, no card can replace it, and the year is over. Then armies are compared.',
  'scoring.compare':
    'Bruno and Carla have 3 catapults each: strength 3. You have no army. With three players the strongest gets 6 points, the second 3, the third none. You have 6 gold and one action left. Activate {cards:card}.',
  'scoring.recruit': 'To be stronger than both you need strength 4: four condottieri, each with 1 gold. Recruit 4.',
  'scoring.sculptor':
    'Recruiting costs nothing: you still have 6 gold. Now take a card in exchange. {cards:card} brings monuments, and you will want some next year.',
  'scoring.end':
    'Your strength is −4, since none of your soldiers has a cube. But everybody may supply once more before armies are compared. End your turn.',
  'scoring.supply':
    'Year 1 is over. Whoever has the most army tokens decides first: you, with 4. Bruno and Carla have only catapults, so they have nothing to supply. Supply all 4 condottieri with gold.',
  'scoring.points':
    'Strength 4 against 3 and 3: you come first and get 6 points. Bruno and Carla share second and third place: 3 and 0 points, divided by two and rounded up, are 2 each.',
  'scoring.keep':
    'All cubes on soldiers have gone back to the reserve: you have 2 gold left, and your strength is −4 again. Now you may dismiss soldiers. But {cards:card} will bring you 4 gold: keep all.',
  'scoring.nextYear':
    'Year 2 has begun, with a new deck. Somewhere in it is a military scoring card: once it is drawn, armies are compared at once. Nobody knows when, and Bruno has built a fourth catapult. Activate {cards:card}.',
  'scoring.again':
    'Your 4 palazzi have brought 4 gold. Take the other {cards:card} in exchange: gold will be needed again.',
  'scoring.favour': 'Take a favour cube as your second action. Then your turn ends, and a card is drawn.',
  'scoring.card':
    'It is the military scoring card! Armies are compared at once. Bruno has strength 4, Carla 3. You have 6 gold: supply all 4 condottieri, and you draw level with Bruno.',
  'scoring.dismiss':
    'You and Bruno share first and second place: 6 and 3 points, divided by two and rounded up, are 5 each. Carla gets none. Again your soldiers have lost their cubes. Armies are not compared again before the end of the year: dismiss as many condottieri as you like, and keep those that you will be able to supply by then.',
  'scoring.summary':
    'Five military scorings: one at the end of each year, and one at some moment of years 2 and 3. Two players get 2 and 0 points each time, four get 7, 4, 2 and 0. You have 11 points so far, and your goal card {goals:goal} gives 1 more for every 4 of them: that makes 2.',
  'culture.title': 'Culture and goals',
  'culture.goals':
    'Your two goal cards are on your board; nobody else sees them. {goals:general} gives 1 point for every 4 military points, and you have 4. {goals:art} rewards pairs of a monument and a painting: one pair 2 points, two pairs 5, three pairs 8. You have neither yet.',
  'culture.painter': 'It is year 2, and you have 6 gold. A painting costs 5 gold. Activate {cards:card}.',
  'culture.pay':
    'Favour could replace some of the gold. Keep it: soon you will need it in place of food. Pay with gold.',
  'culture.painting':
    'Which painting? Five are worth 6 points, five are worth 5 and five are worth 4, and all cost the same. Whoever buys early gets the best. Take one worth 6.',
  'culture.scholar':
    'That is 6 points. {cards:card}, your other card, brings books: they cost 4 food and are worth 5, 4 or 3 points. You have one field, no food, and no goal that asks for books. Change this card.',
  'culture.sculptorCard': 'Take {cards:card}: a monument and your painting make a pair for {goals:goal}.',
  'culture.end': 'Both actions are used. End your turn.',
  'culture.sculptor':
    'Bruno has played. A monument costs 3 cubes, and you have 1 gold and 3 favour: that is enough. Activate {cards:card}.',
  'culture.price':
    'You may pay 1 food and 2 gold, or 2 food and 1 gold. With favour either is possible. Choose 2 food and 1 gold.',
  'culture.gold':
    'You have no food, so favour pays for both. Pay the gold with your gold cube, and keep the last favour.',
  'culture.monument':
    'Look at Bruno’s board: he has all five monuments worth 4. The others are worth 3 or 2, and cost as much. Take one worth 3.',
  'culture.sum':
    'Your painting is worth 6, your monument 3, and your military points are 4. {goals:art} adds 2 for the first pair, and {goals:general} adds 1: that makes 16. Your goal cards show what they are worth so far; others will see it at the end.',
  'culture.summary':
    'One of your goal cards always asks for pairs or sets of culture, up to three of them. The other asks for catapults, military points, or many buildings: fields and farms, or palazzi and banks, from the seventh on. Look at both before you decide what to buy.',
  'firstYear.title': 'A first year',
  'firstYear.goals':
    'Seven turns make a year. Your goals: {goals:general} gives 1 point for each catapult, {goals:art} rewards sets of a monument, a book and a painting. In the first year you build most of all. {cards:card} shows the way: you will live on gold.',
  'firstYear.favour':
    'First turn. Two banks cost 3 food, and you have 1 food and 1 favour. Take a favour cube, and it is enough.',
  'firstYear.banks': 'Banks hold your gold. Activate {cards:card}.',
  'firstYear.both': 'Take 2 banks. Three banks hold 6 gold: that will last for a long time.',
  'firstYear.taxes':
    'Second turn. Bruno has built two palazzi. You need palazzi as well, and they cost food. Activate {cards:card}.',
  'firstYear.food': 'Your farm is empty and holds 2 food: take 2 food, and nothing is lost.',
  'firstYear.palazzo':
    'Take {cards:card} in exchange. As your second action it will build a palazzo at once, for 1 food.',
  'firstYear.own':
    'Third turn. Try it yourself: build another palazzo with {cards:build}, then change {cards:old}, which you no longer need, for {cards:card}. Whatever you try, the game goes on with this turn.',
  'firstYear.rents': 'Fourth turn. Now your 3 palazzi pay: they bring 3 gold. Activate {cards:card}.',
  'firstYear.collector':
    'A card that you have just taken can be used at once. Take {cards:card}: your second action will be to collect 1 food and 1 gold with it.',
  'firstYear.siegeCard':
    'You have 5 gold and 1 food, and may take a card again. A catapult counts in all five scorings, and once more for {goals:goal}. Take {cards:card}.',
  'firstYear.catapult':
    'Fifth turn. Try it yourself: build a catapult with {cards:card} and take a favour cube. The game then goes on with this turn.',
  'firstYear.change':
    'Sixth turn. The year ends soon, and Bruno has no army yet. Make sure of the scoring now: change {cards:card}.',
  'firstYear.hireCard': 'Take {cards:card}: condottieri live on gold, and gold is what you have.',
  'firstYear.hire': 'Activate {cards:card}.',
  'firstYear.recruit': 'You have 4 gold and plans for it: a monument. Recruit 2, no more than you can spare gold for.',
  'firstYear.rentsCard': 'Take {cards:card} in exchange: you are going to need gold next turn.',
  'firstYear.last':
    'Your last turn this year: one card is left in the draw pile. {cards:other} has appeared, and Bruno could still raise militia. Activate {cards:card}.',
  'firstYear.surplus':
    'Your banks have room for 2 of the 3 gold. The third would be lost: put it onto a condottiere, who needs it anyway.',
  'firstYear.sculptor': 'Take {cards:card} in exchange, and use it at once: you pay 2 gold, and favour for the food.',
  'firstYear.monument': 'Your first monument, a third of a set for {goals:goal}. Take one worth 4.',
  'firstYear.end': 'Everything is done. End your turn: now Bruno plays the last turn of the year.',
  'firstYear.supply':
    'Bruno has raised 2 militia and has 2 food for them: he can reach strength 2. You have the most army tokens and decide first. Supply your second condottiere with gold: then you have 3.',
  'firstYear.keep':
    'Strength 3 against 2: you get 2 points, Bruno none. The cubes on soldiers are gone. You have 3 gold left, enough to supply two condottieri again: keep both.',
  'firstYear.summary':
    'A whole year. Bruno has 8 points in monuments and an empty store. You have 6, 1 more from your goal, and 3 gold, an army and room for more. With {cards:card} in the display, paintings come next. Two years to go: play them against bots, or with friends.',
};
