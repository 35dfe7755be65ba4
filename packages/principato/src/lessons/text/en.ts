/** The lessons of Principato in English. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Each of you rules a principality for three years. You make it produce, build up an army, and spend what you have earned on monuments, books and paintings. Whoever has the most victory points at the end wins.',
  'primer.points':
    'Every monument, book and painting scores what is printed on it. The army scores five times, whenever military strength is compared. And two secret goal cards reward you for building in a certain way.',
  'primer.turn':
    'On your turn you take two actions: activate one of your two cards, change a card for one from the display, or take a favour cube. Then the oldest card of the display leaves the game, and a new one arrives.',
  'primer.end':
    'Each year has its own deck of cards. When it runs out, the year is over and armies are compared; after the third year points are counted.',
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
    'Do not come last every time armies are compared: catapults count for the whole game and need no supply.',
  'production.title': 'Production and storage',
  'production.principality':
    'This is your principality. Fields produce food and palazzi produce gold. Farms and banks store them: each farm holds 2 food, each bank 2 gold. You begin with one of each, and with 1 food, 1 gold and 1 favour.',
  'production.collect':
    'You always have exactly two cards, and you take two actions a turn. Activating a card is one of them. Activate your {cards:card}.',
  'production.room':
    'You may take 2 gold, 1 food and 1 gold, or 2 food. But your farm and your bank each have room for one more cube only, and what finds no room is lost. Take 1 of each.',
  'production.exchange':
    'This card shows the exchange symbol: once used, it goes to the display and you take another card for it. That is part of the action and costs nothing. Take {cards:card}: it lets your fields produce.',
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
    'The row in the middle is the display: everybody takes cards from it. After each turn its leftmost card leaves the game, so do not wait too long for a good one there.',
  'cards.change':
    'Changing a card is an action, too: you put one of your cards into the display and take another one for it. Neither is activated by that. Change {cards:card}.',
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
};
