/** The rulebook of Principato in English, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'P-1': 'General',
    'P-2': 'The principality',
    'P-3': 'Setup',
    'P-4': 'The turn',
    'P-5': 'Actions: activate, change, take favour',
    'P-6': 'Card effects',
    'P-7': 'End of the turn and the year',
    'P-8': 'Military scoring',
    'P-9': 'End of the game',
    'P-10': 'Goal cards',
  },
  rules: {
    'P-1.1': 'Principato is a game for 2 to 4 players. Seats run clockwise and stay the same for the whole game.',
    'P-1.2': 'The game lasts exactly 3 years. The game is over once the military scoring that closes year 3 is done.',
    'P-1.3': 'Whoever has the most victory points (VP) at the end wins.',
    'P-1.4': 'All cubes, tokens and bills that belong to no one are in the reserve.',
    'P-1.5': 'Whatever goes back into the box is out of the game for good.',
    'P-1.6': 'The first player card stays with the same player from start to finish (see PQ-25).',

    'P-2.1':
      'Your principality is made up of five zones: the environs, the city wall, the city, the palace and the church.',
    'P-2.2':
      'Your fields and farms go in the environs, your palazzi and banks in the city. Your army tokens stand on the city wall, and the palace houses your culture tokens.',
    'P-2.3':
      'When you take a two-sided token from the reserve, you decide which side it shows. You can never flip it afterwards (see PQ-8).',
    'P-2.4': 'If the spaces on your board are full, you may still add tokens. Only the reserve sets a limit.',
    'P-2.5': 'Each farm holds up to 2 food.',
    'P-2.6': 'Each bank holds up to 2 gold.',
    'P-2.7': 'Your church holds up to 3 favour cubes.',
    'P-2.8': 'A militia holds at most 1 cube, which must be food or favour.',
    'P-2.9': 'A condottiere holds at most 1 cube, which must be gold or favour.',
    'P-2.10': 'Fields, palazzi, catapults and culture tokens cannot hold cubes.',
    'P-2.11':
      'You may shift stored cubes as you like between places of the same kind, so only your totals matter: food up to twice your farms, gold up to twice your banks, favour up to 3.',
    'P-2.12': 'If you would receive cubes you have no room for, you lose them: they stay in the reserve.',
    'P-2.13':
      'You may supply your soldiers at any time, without using an action: food from a farm for militia, gold from a bank for condottieri, favour from the church for either. Each unsupplied soldier takes one cube, and you never have to supply anyone. P-2.16 says when Bottega offers this.',
    'P-2.14':
      'Once a cube is on a soldier, you cannot take it back, move it or pay with it. It stays there until a military scoring removes it (see P-8.12).',
    'P-2.15':
      'A cube you receive may go straight onto one of your unsupplied soldiers, provided the soldier can hold a cube of that kind (see PQ-9).',
    'P-2.16':
      'Bottega lets you supply before, between and after your actions on your own turn, and again when you are asked to supply in a military scoring. If an action brings more cubes than you can store, you may also put the excess straight onto soldiers. At other times supplying is not offered; to commit cubes early, do it on your own turn (see PQ-10).',
    'P-2.17':
      'A favour cube stands in for 1 food or 1 gold when you pay the cost of a card or supply a soldier. It has no other use during play, but it counts as a cube in the final tie-break (see P-9.3).',
    'P-2.18':
      'You may not discard stored cubes or tokens voluntarily. The only exception is dismissing soldiers after a military scoring (see P-8.13).',
    'P-2.19':
      'Your free room is measured at the moment cubes arrive: 2 × farms − food, 2 × banks − gold, 3 − favour. Cubes on soldiers take up no room, and a farm or bank taken earlier in the same turn already counts.',

    'P-3.1': 'Each player gets one principality board. The seats are numbered clockwise.',
    'P-3.2':
      'Some action cards are marked with a number of players. With 2 players, return those marked 3 or 4 to the box; with 3 players, those marked 4; with 4 players, none.',
    'P-3.3':
      'The remaining cards are sorted by their backs: S1, S2, 1, 2 and 3. Deck 2 and deck 3 contain one military scoring card each.',
    'P-3.4':
      'The S2 cards are shuffled. Each player receives one S1 card (the same for everyone) and one S2 card, both face up. Unused starting cards go back into the box.',
    'P-3.5': 'Decks 1, 2 and 3 are shuffled separately, decks 2 and 3 including their military scoring cards.',
    'P-3.6':
      'Cards from the top of deck 1 are laid out face up from left to right: 5 with 2 players, 6 with 3, 7 with 4. This row is the display; its places are numbered from 1 at the left. The rest of deck 1 becomes the draw pile; decks 2 and 3 are set aside face down.',
    'P-3.7':
      'The two piles of goal cards are shuffled separately, and each player is dealt one card from each, face down. Only you may look at yours. Leftover goal cards go back into the box unseen.',
    'P-3.8': 'All cubes, tokens and bills form the reserve. Its culture tokens are sorted by kind and value.',
    'P-3.9':
      'You begin with 1 field, 1 farm, 1 palazzo and 1 bank, with 1 food on the farm, 1 gold in the bank and 1 favour in the church.',
    'P-3.10': 'The first player is drawn at random and keeps the first player card for the whole game.',
    'P-3.11':
      'Players sit in the order in which they were entered or, if you choose this when you set up the game, in an order that Bottega draws at random.',

    'P-4.1': 'The first player starts, and play continues clockwise.',
    'P-4.2': 'You have 2 actions on your turn.',
    'P-4.3':
      'There are three kinds of action: activate one of your action cards, change one of them, or take a favour cube.',
    'P-4.4': 'The order is up to you, and both actions may be of the same kind.',
    'P-4.5': 'You may leave one action unused, or both.',
    'P-4.6': 'Before and after every action, you have exactly 2 action cards. They are face up for everyone to see.',
    'P-4.7': 'You must finish an action completely, including any exchange, before you start the next one.',
    'P-4.8':
      'Your turn ends when you end it. With no actions left, ending your turn is all that remains, but until then you may still supply soldiers (see P-2.13) and undo what you did this turn.',

    'P-5.1': 'To activate, choose one of your 2 cards and carry out its effect once.',
    'P-5.2': 'If a card offers alternatives, joined by “OR”, you choose just one and carry it out once.',
    'P-5.3':
      'You first pay the full cost with your stored cubes, which go to the reserve. Only then do you receive anything.',
    'P-5.4':
      'Any food or gold in a cost may be paid with a favour cube, one for one, even if you have the proper cube.',
    'P-5.5': 'If you cannot pay the whole cost of an alternative, you cannot choose it (see PQ-4).',
    'P-5.6':
      'You cannot choose an alternative unless the reserve holds every token it gives. With a single token left you can take one bank, but not “two banks” (see PQ-7).',
    'P-5.7':
      'If the activated card bears the exchange symbol, you must exchange it as soon as its effect is done. Take any card from the display, even one of the same type, and put the activated card in its place. You cannot decline, not even on your last turn.',
    'P-5.8':
      'You keep a card without the exchange symbol after activating it. Activating it never lets you exchange it.',
    'P-5.9':
      'Taking a card by exchange or change does not trigger its effect. You can activate it with a later action, even in the same turn.',
    'P-5.10': 'You may use both actions of a turn to activate the same card, if it has no exchange symbol.',
    'P-5.11':
      'Bottega does not offer an alternative that would gain you nothing: no token, and not a single cube you could place, because the reserve is empty or because you have neither free storage nor an unsupplied soldier that can hold it. If no alternative remains, the card cannot be activated (see PQ-5).',
    'P-5.12': 'Later actions may take any card from the display, even one you have only just put there (see PQ-18).',
    'P-5.20':
      'To change, swap one of your 2 cards for any card from the display. Yours goes into the place of the one you took, and neither card is activated.',
    'P-5.21': 'You may change any of your cards, whether or not it bears the exchange symbol.',
    'P-5.30': 'To take favour, move 1 favour cube from the reserve to your church.',
    'P-5.31': 'When the reserve is out of favour cubes, you cannot take this action (see PQ-6).',
    'P-5.32':
      'If your church is full, you can take favour only if you have an unsupplied soldier, and the cube goes onto that soldier (see P-2.15 and PQ-20).',

    'P-6.1': 'Bank Works: pay 1 food for 1 bank, OR pay 3 food for 2 banks.',
    'P-6.2': 'Farm Works: pay 1 gold for 1 farm, OR pay 3 gold for 2 farms.',
    'P-6.3': 'Palazzo Works: pay 1 food for 1 palazzo, OR pay 3 food for 2 palazzi.',
    'P-6.4': 'Field Works: pay 1 gold for 1 field, OR pay 3 gold for 2 fields.',
    'P-6.5':
      'Siege Works (years 1 and 2): pay 1 gold and 1 food for 1 catapult, OR pay 2 gold and 3 food for 2 catapults.',
    'P-6.6': 'Great Siege Works (year 3): pay 1 food for 1 catapult, OR pay 1 gold and 2 food for 2 catapults.',
    'P-6.7':
      'Sculptor: pay 1 food and 2 gold, OR pay 2 food and 1 gold. Either way you choose 1 monument from the reserve.',
    'P-6.8': 'Painter: pay 5 gold and choose 1 painting from the reserve.',
    'P-6.9': 'Scholar: pay 4 food and choose 1 book from the reserve.',
    'P-6.10': 'Harvest: every field you own yields 1 food.',
    'P-6.11': 'Rents: every palazzo you own yields 1 gold.',
    'P-6.12': 'Hire Condottieri: take any number of condottieri. They cost nothing.',
    'P-6.13': 'Raise Militia: take any number of militia. They cost nothing.',
    'P-6.14': 'Tax Collector: take 2 gold, OR 1 gold and 1 food, OR 2 food.',
    'P-6.15': 'Treasury: take 3 gold.',
    'P-6.16': 'Granary: take 3 food.',
    'P-6.17':
      'For the siege cards (P-6.5 and P-6.6), the year is that of the deck the card comes from. If you use a year 2 siege card in year 3, you still pay the cost printed on it.',
    'P-6.18':
      'You receive the cubes you are due, or as many as the reserve still has, counting food and gold separately. They fill your free storage first, and you cannot take fewer than will fit. You have a choice only about the excess: put it onto soldiers or lose it (see P-2.12 and P-2.15).',
    'P-6.19':
      'You recruit at least 1 soldier, since recruiting none would be no different from a change, and at most as many as the reserve has tokens. When no soldier tokens are left, the card cannot be activated.',
    'P-6.20': 'New soldiers arrive without a cube.',
    'P-6.21': 'When all culture tokens of a kind are gone, cards that give that kind can no longer be activated.',

    'P-7.1':
      'When your turn ends, the leftmost card in the display goes back into the box, even if you took no action (see PQ-28).',
    'P-7.2': 'The remaining cards slide one place to the left.',
    'P-7.3': 'The top card of the draw pile is revealed and fills the empty place at the right end.',
    'P-7.4':
      'If a military scoring card is revealed, an extra military scoring takes place immediately. The card then goes back into the box and the next one is revealed as in P-7.3.',
    'P-7.5':
      'When the display needs a card and the draw pile is empty, the year ends immediately. The cards in the display stay where they are, one short of the full number.',
    'P-7.6': 'Every year ends with a military scoring.',
    'P-7.7':
      'If the military scoring card is the last card of the draw pile, two full scorings take place in a row: the extra one and the one at the end of the year. After the first, cubes on soldiers return to the reserve and you may dismiss soldiers; then you may supply again, in a newly determined order. No turn is played and no card is revealed in between.',
    'P-7.8':
      'After year 1 and after year 2, the next year’s deck becomes the draw pile, and the display is refilled to its full size as in P-7.3.',
    'P-7.9': 'P-7.4 applies even to the very first card revealed in a new year (see PQ-13).',
    'P-7.10': 'A new year does not restart the turn order: the player after the one who played last goes first.',
    'P-7.11': 'At the start of every turn the display is complete.',
    'P-7.12': 'Every game has exactly five military scorings.',
    'P-7.13': 'After the scoring that closes year 3, the game is over and the display is not refilled.',
    'P-7.14':
      'Drawing the last card of the draw pile does not yet end the year: the display is complete and the next player takes a turn. The year ends the first time there is no card to refill the display, no matter who has just played; the round is not completed.',

    'P-8.1':
      'In a military scoring, players decide in order of army size. Whoever has the most army tokens (catapults, condottieri and militia together) goes first, then the others in descending order (see PQ-24).',
    'P-8.2':
      'Among players with the same number of army tokens, the first player decides first, then whoever sits closest to the first player, going clockwise.',
    'P-8.3':
      'This order is set when the scoring starts, by the tokens each player has at that moment. It applies to both supplying and dismissing (see PQ-12).',
    'P-8.4':
      'When it is your turn to decide, you may supply as many soldiers as you like as in P-2.13, or none. Everyone sees what you do (see PQ-11).',
    'P-8.5': 'A cube placed on a soldier earlier counts just as much.',
    'P-8.6':
      'Your military strength is your catapults, plus your supplied soldiers, minus your unsupplied soldiers. It can fall below zero.',
    'P-8.7':
      'The highest strength takes first place, and so on. The places earn 2 / 0 VP with 2 players (see PQ-1), 6 / 3 / 0 with 3 players and 7 / 4 / 2 / 0 with 4 players.',
    'P-8.8':
      'Tied players add up the VP of all the places they share, divide by the number of tied players and round up. Each of them gets that many.',
    'P-8.9': 'You receive these VP as military bills. They only keep count and cannot run out.',
    'P-8.10': 'Your place earns its VP no matter how strong you are, even at zero or below (see PQ-23).',
    'P-8.11': 'Once the VP are awarded, two steps follow: first P-8.12, then P-8.13.',
    'P-8.12': 'All cubes on all players’ soldiers go back to the reserve.',
    'P-8.13':
      'You may now dismiss any number of your condottieri and militia to the reserve, or keep them all. Catapults stay.',
    'P-8.14': 'The fifth scoring skips dismissal (P-8.13), because it could no longer change the result.',
    'P-8.15': 'You take part in every scoring even without a single army token: your strength is then 0.',

    'P-9.1':
      'Your final score is the sum of your military VP, the VP printed on your culture tokens and the VP of your goal cards.',
    'P-9.2': 'Only now do all players reveal their goal cards.',
    'P-9.3':
      'If several players tie for first place, the one with the most cubes (food, gold and favour together) wins.',
    'P-9.4': 'If they are still tied, they share the victory (see PQ-15).',
    'P-9.5': 'Ties for the other places are broken in the same way.',
    'P-9.6': 'The cubes that break a tie are those in storage. Soldiers no longer hold any, because of P-8.12.',

    'P-10.1': 'Armoury: each of your catapults is worth 1 VP.',
    'P-10.2':
      'Fertile Soil: count your farms and fields together. Every one beyond 6 is worth 1 VP; with 6 or fewer you get nothing.',
    'P-10.3':
      'Town Charter: count your palazzi and banks together. Every one beyond 6 is worth 1 VP; with 6 or fewer you get nothing.',
    'P-10.4': 'Fortress: every full 4 military VP, counting only your bills, is worth 1 VP.',
    'P-10.5': 'Chapel: for 1 / 2 / 3 pairs of a monument and a painting you score 2 / 5 / 8 VP.',
    'P-10.6': 'Town Hall: for 1 / 2 / 3 pairs of a monument and a book you score 2 / 5 / 8 VP.',
    'P-10.7': 'Palace: for 1 / 2 / 3 sets of a monument, a book and a painting you score 5 / 10 / 15 VP.',
    'P-10.8': 'Villa: for 1 / 2 / 3 pairs of a book and a painting you score 2 / 5 / 9 VP.',
    'P-10.9':
      'You have as many sets as you have tokens of the scarcest kind named, but no more than 3 count (see PQ-14). Each token belongs to only one set, and its own value does not matter.',
    'P-10.10': 'Your two goals are scored independently, so the same token may help with both.',
  },
  rulings: {
    'PQ-1':
      'What do the places earn with two players? In the table we have, the two-player row shows a 2 for first place and nothing for second, and it may be damaged; we found no other text to compare. We play 2–0, which takes the row as it stands, gives the last place 0 like the other rows, and keeps the VP per beaten rival close to theirs. The drawback is that the Fortress can then reach only 2 VP. House rule: “two-player military points”, with 2–0, 3–0, 4–0 or 5–2.',
    'PQ-2':
      'How large are the year decks, and which cards carry the marks 3 and 4? To be honest, we reconstructed this. The rulebook gives 98 action cards, and a public source 8 starting cards and 90 others. Our full decks hold 34, 28 and 28 cards, among them 8, 7 and 7 of each mark, so that you always get 21 turns, 7 in each year, with 2, 3 or 4 players. How often each effect occurs and three of the four S2 cards are reconstructed too. If you own the box, you can supply the real values in a data file; the rules also cope with years that end in the middle of a round.',
    'PQ-3':
      'Which cards bear the exchange symbol? Public sources say that cards giving cubes have it and building cards do not. The rest is our reconstruction: a card that costs something stays, a card that is free moves on. So the recruiting cards have the symbol, and the siege and culture cards do not. If you own the box, you can supply the real symbols in a data file. House rule: “culture cards move on” gives the symbol to the Sculptor, the Scholar and the Painter; culture then circulates more and scores rise.',
    'PQ-4':
      'May you activate a card that you cannot pay for, just to exchange it? No. You lose nothing by this, since a change also takes one action and leads to the same result.',
    'PQ-5':
      'May you activate a card that would bring you nothing? No, it is not offered. As in PQ-4, a change serves you just as well.',
    'PQ-6':
      'What if the cubes run out? The printed rules do not say. Here the reserve is a real limit and you take what is there; the 12 favour cubes fill four churches exactly, which suggests that the limit is meant. House rule: “unlimited cubes” makes the reserve endless, favour included, while your storage stays as limited as ever.',
    'PQ-7':
      'What if the tokens run out? The printed rules do not say. Here an alternative needs all of its tokens in the reserve, and you recruit soldiers only as long as tokens last. House rule: “unlimited tokens” lifts this for buildings and army tokens, although one recruiting card still brings at most 37 soldiers so that the choice stays finite. Culture tokens are always limited.',
    'PQ-8':
      'May you flip a two-sided token later, say a field into a farm? No, its side is fixed once you take it, since the rulebook has no action for it.',
    'PQ-9':
      'May a cube you receive go directly onto a soldier? Yes. You may supply at any time, even while cubes are arriving, and a detour through the storage would be mere ceremony.',
    'PQ-10':
      'The rulebook lets you supply at any time; when is that here? On your own turn and at your supply decision in a military scoring. You receive cubes only on your own turn and soldiers need them only in scorings, so nothing is lost.',
    'PQ-11':
      'Is supplying open or secret? Open: the rulebook puts the decisions in an order, which makes sense only if those who come later can see the earlier ones. House rule: “secret supply” asks everyone at once and reveals all answers together.',
    'PQ-12':
      'How do you dismiss soldiers? Openly, in the same order as you supplied. At the last scoring the step is left out, as it could change nothing. Catapults always stay, because the rulebook names only condottieri and militia.',
    'PQ-13':
      'What if the military scoring card is the first card of a new year? The extra scoring happens immediately, right after the one that closed the old year, because the rulebook triggers it as soon as the card is revealed.',
    'PQ-14':
      'What do more than three sets earn on an art goal? As much as three. The cards list values for 1, 2 and 3 sets only.',
    'PQ-15':
      'What if players are still tied after counting cubes? They share the victory; the printed rules go no further than the cubes. House rule: “last seat wins ties” gives the game to the tied player who sits furthest clockwise from the first player.',
    'PQ-16':
      'Are military VP public? Yes, the totals are shown, since everyone watches the bills being paid out. House rule: “hidden military totals” shows you only your own total; the strengths and VP of each single scoring stay public.',
    'PQ-17':
      'May you know how many cards the draw pile still holds? Yes, the number is shown, as at a real table you could count them. You may also look through the cards in the box that were once face up. House rule: “hidden draw pile count” conceals the number.',
    'PQ-18':
      'May you take back a card that you have just put into the display? Yes. Any card in the display may be taken, and nothing in the rulebook excludes this one.',
    'PQ-19':
      'The rulebook lets you recruit as many soldiers as you wish; may that be none? It is not offered, since recruiting none does exactly what a change does.',
    'PQ-20':
      'May you take favour with a full church? Only if the cube can go onto an unsupplied soldier. Otherwise it would have no place, and the action is not offered.',
    'PQ-21':
      'May you take fewer cubes than you could store? No. Spare cubes do you no harm, so leaving some behind would never help you.',
    'PQ-22':
      'How many VP are the culture tokens worth? The rulebook says only that they are sorted by value and that you choose freely. To be honest, we reconstructed the values: five tokens each of 4, 3 and 2 VP for monuments, 5, 4 and 3 for books, 6, 5 and 4 for paintings. The average equals the cubes you pay (3, 4 and 5), and early buyers get the better ones. If you own the box, you can supply the real values in a data file.',
    'PQ-23':
      'Does a weak army earn points? Yes, a place counts at any strength, as the rulebook sets no minimum. If no one has an army, everyone shares all the places: with four players that is 4 VP each.',
    'PQ-24':
      'Which tokens count for deciding first? All army tokens, catapults included, because the rulebook calls all 56 of them army tokens.',
    'PQ-25':
      'Does the first player card ever move on? No, no rule moves it. It matters only for who begins the game and for ties in the decision order (see P-8.2).',
    'PQ-26':
      'Which points does the Fortress count? The bills of all five military scorings, and no VP of any other kind: the card speaks of bills.',
    'PQ-27': 'May you discard cubes voluntarily? No, the rulebook gives you no way to do so.',
    'PQ-28':
      'Does the display move on if you take no action? Yes. The printed rules describe this step as the end of the turn, and a turn without actions ends as well.',
    'PQ-29':
      'Why do some descriptions differ from these rules? One review mentions three scorings, but there are five; another gives you two cubes of each kind at the start, but it is one. The publisher’s page counts 100 action cards, 57 army tokens and 60 bills. We keep to 98 action cards and 56 army tokens from the rulebook, and to 40 bills from four other sources.',
  },
};
