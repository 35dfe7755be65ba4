/** The book of Virtù in English. */
import type { VirtuBookText } from '../index.js';

export const text: VirtuBookText = {
  brief: {
    aim: 'You lead a dynasty of Renaissance Italy and want to be the most prestigious prince. Prestige comes from cities, patronage, titles and characters you buy, religious influence, trophies of war and alliances. Whoever has the most prestige points at the end wins.',
    course:
      'The game is played in years. In spring your action marker moves clockwise through the five rooms of your palace, and you perform the action of the room you reach: govern, patronize, trade, annex, wage war or intrigue. Sieges follow when everyone has had a turn. In winter you pay your troops, rearrange your palace, buy characters and titles, recruit and form an alliance.',
    end: 'At the end of a spring the game checks three things: no neutral city is left, somebody has 8 cities, or somebody has reached patronage rank 5. If one of them is true, this winter is the last, and then you count.',
  },
  parts: {
    brief: 'The game in brief',
    setup: 'Setup and the first year',
    paying: 'Paying with symbols and florins',
    spring: 'Your spring turn',
    actions: 'The six actions',
    war: 'Sieges and battles',
    winter: 'Your winter turn',
    scoring: 'The end and the points',
    rare: 'Supplies and things that rarely happen',
    rulings: 'Editions and rulings',
  },
  sections: {
    rareCases: 'Rare cases',
    editions: 'Where the editions differ',
    questions: 'What no edition says',
  },
  examples: {
    paying: {
      title: 'A first rank, paid from three sides',
      text: 'Patronage rank 1 costs 2 florins and 1 crown or cross. You name crowns on Lorenzo in the room: he gives 2 crowns, of which 1 is enough, and nothing else. The florins come from elsewhere: you have 1 in your treasury and collect 2 from Giovanni, your courtier, who is then exhausted. You pay 2 and keep 1.',
      picture:
        'The Florentine palace: Lorenzo de’ Medici in the top room with the action marker, Giovanni de’ Medici on a cortigiano space.',
    },
    annex: {
      title: 'A port across the sea',
      text: 'You control Venice, and Ancona lies on the same sea. Its value is 1, so it costs 1 crown more than that, 2 in all, and 1 ship for the sea. The card in the room and its upgrade are two reliefs: on the first you name crowns and get 2, on the other you name ships and get 2. One ship is left over and is lost. Ancona is your third city.',
      picture:
        'The Adriatic on the map: Verona and Venice with your discs, and neutral Ancona on the coast further south.',
    },
    govern: {
      title: 'Collect first, then govern',
      text: 'Your three city tiles are available. Before you govern you collect their florins: 3 from Venice, 2 from Verona and 1 from Ancona. That makes 6, and all three tiles are exhausted. Then you govern: the room gives 2 crowns, and each refreshes up to 2 tiles. All of them are available again, and you have 7 florins instead of 1.',
      picture:
        'The Venetian palace with the marker in the Govern room and the tiles of Verona, Venice and Ancona, all available.',
    },
    siege: {
      title: 'One florin takes a city',
      text: 'Two of your troops besiege Ravenna, which has the value 2 and no defenders. With 2 against 2 the city would hold: you need strictly more. You declare the war bonus of your courtier Leonardo Loredan for 1 florin, and 2 + 1 = 3 against 2 takes the city. Its strength is below 3 and no troop defended it, so you lose none. Your first city from this opponent also brings a trophy, worth 2 points.',
      picture: 'Ravenna on the map with two besieging troops beside it, next to Venice and Ferrara.',
    },
    crosses: {
      title: 'What one more cross is worth',
      text: 'Each of the three players has 1 cross. All tie for first place and get the points of the next lower rank: 2 each. In winter you buy a Bishop for 3 florins. His cross makes 2, and you alone are first: 4 points. The others now tie for second place and get the points of third place, 0.',
      picture: 'The prestige board with the city track, the patronage track and the crosses of the three players.',
    },
  },
  synonyms: [
    'soldier|s, troop|s, army/armies, unit|s',
    'VP, victory point|s, prestige point|s, prestige, point|s, score',
    'money, florin|s, coin|s, gold, cash',
    'town|s, city/cities',
    'spy/spies, agent|s',
    'horse|s, cavalry, knight|s',
    'ship|s, boat|s, fleet|s',
    'family/families, dynasty/dynasties, faction|s, house of',
    'courtier|s, court, cortigian|o',
    'tile|s, counter|s',
    'attack|s, siege|s, besieg|e, assault',
    'fight|s, combat|s > battle|s, field battle|s, siege|s',
    'defence, defense, defender|s, defend',
    'pay/paid, cost|s, price|s, payment|s',
    'tap|ped, exhaust|ed',
    'untap|ped, refresh|ed, reactivat|e',
    'church, religio|n, religious influence > cross/crosses, cardinal|s, bishop|s',
    'patronage, patroniz|e, art|s, culture',
    'conquer|ed, captur|e',
    'alliance|s, ally/allies, treaty/treaties > power|s',
    'indulgence|s, loan|s, debt|s',
    'upkeep, troop pay, wage|s, salary/salaries, maintenance',
    'harbour|s, harbor|s, port|s',
    'road|s, path|s, by land',
    'buy/bought, purchase|s, market, shop',
    'recruit, hire, muster, levy',
    'start, setup, begin, beginning',
    'turn order, player order, first player',
    'edition|s, version|s',
    'house rule|s, variant|s, option|s',
  ],
};
