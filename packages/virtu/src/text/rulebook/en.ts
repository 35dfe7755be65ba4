/** The rulebook of Virtù in English, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'V-2': 'Components and supplies',
    'V-3.1': 'Setup: the table',
    'V-3.2': 'Setup: each player',
    'V-3.3': 'Setup: order and tracks',
    'V-4': 'Years, seasons and turns',
    'V-5.1': 'Reliefs, available and exhausted',
    'V-5.2': 'One type per relief',
    'V-5.3': 'Payments and pools',
    'V-5.4': 'Florins',
    'V-5.5': 'What pays for what',
    'V-6.1': 'Spring: moving the marker',
    'V-6.2': 'Spring: cortigiano arrows',
    'V-6.3': 'Spring: requesting an indulgence',
    'V-6.4': 'Spring: lifting an indulgence',
    'V-6.5': 'Spring: performing the action',
    'V-6.6': 'Spring: order of your turn',
    'V-7.1': 'Govern',
    'V-7.2': 'Patronize',
    'V-7.3': 'Trade',
    'V-7.4': 'Annex',
    'V-7.5': 'Wage War',
    'V-7.6': 'Intrigue',
    'V-8.1': 'End of spring: order of sieges',
    'V-8.2': 'End of spring: war bonuses',
    'V-8.3': 'End of spring: the siege',
    'V-8.4': 'End of spring: field battles',
    'V-8.5': 'End of spring: retreat',
    'V-8.6': 'End of spring: capture of a city',
    'V-8.7': 'End of spring: city track and turn order',
    'V-9.1': 'Winter: troop pay',
    'V-9.2': 'Winter: reorganizing the palace',
    'V-9.3': 'Winter: purchases',
    'V-9.4': 'Winter: recruiting',
    'V-9.5': 'Winter: alliances',
    'V-9.6': 'Winter: indulgence',
    'V-10.1': 'End of the game',
    'V-10.2': 'Prestige points',
    'V-10.3': 'Religious influence',
    'V-10.4': 'The winner',
  },
  rules: {
    'V-2.1': 'The bank always has florins. The number of coins in the box sets no limit (see R-01).',
    'V-2.2': 'You have exactly 6 troops. Each is either on the map or in your reserve.',
    'V-2.3':
      'You have exactly 5 agents. Each is locked (not earned yet), in hand (earned, but not placed) or placed. You can never earn more than these 5.',
    'V-2.4': 'Once the supply of war tokens is empty, you cannot take any (see R-02).',
    'V-2.5': 'Once the supply of indulgence cards is empty, nobody can request an indulgence (see R-03).',
    'V-2.6':
      'You cannot buy a character whose pile is empty, or a Kingdom, Republic, Guild or Cathedral when none is left. Discarded character cards return to their pile and are for sale again.',
    'V-2.7': 'You never lack control discs: they set no limit (see R-04).',

    'V-3.1.1': 'With 3 or 4 players you use the 3/4 side of the map, with 5 players the 2/5 side.',
    'V-3.1.2':
      'With 3 players Nice, Turin, Milan, Genoa, Parma, Ragusa, Cagliari and Reggio are closed: they are covered and their tiles removed. For all rules, a closed city does not exist: no troops, agents, sieges or annexations there, and no roads through it. The seas stay open (see R-22).',
    'V-3.1.3': 'With 3 or 4 players, Perugia and Civitavecchia are not on the map; their tiles are removed.',
    'V-3.1.4':
      'Rome has two tiles. With 3 or 4 players you use the neutral one and Rome starts as a neutral city; with 5 players you use the one with a coat of arms, and Rome belongs to the Roman player from the start.',
    'V-3.1.5':
      'The following are laid out for everyone: the 12 piles of characters, the tiles of the neutral cities, the 10 patronage bonuses, the titles, the guilds and the cathedrals.',
    'V-3.1.6': 'Next to them are 10 indulgence cards, 11 war tokens and the bank.',
    'V-3.1.7': 'At the start none of the three powers has an ally, and there are no agents on the alliances.',

    'V-3.2.1':
      'With 3 players Florence, Naples and Venice take part, with 4 players also Milan, with 5 players also Rome. Each of you chooses one of these dynasties. House rule “dynasties”: they are assigned at random instead.',
    'V-3.2.2':
      'You take the palace of your dynasty, its action marker, 18 control discs, 6 troops, 5 agents, your 3 family cards and the tiles of your 2 starting cities.',
    'V-3.2.3':
      'Both starting city tiles go into your domain, available side up. On the map each of your starting cities gets 1 control disc and 1 troop.',
    'V-3.2.4':
      'Place your 3 family cards in your palace as you like: in an action slot, if the card has an action; in an upgrade slot below an action card; or on one of the 3 base cortigiano spaces. You must place all three, one card to a slot or space, and they all start available. Everyone chooses at the same time and reveals together. House rule “placing the family cards”: you place them one player at a time, in turn order.',
    'V-3.2.5': 'You start with 2 agents in hand, Naples and Rome with 3. The remaining ones are locked.',
    'V-3.2.6': 'You start with 1 florin in your treasury.',
    'V-3.2.7': 'Your action marker is not placed yet; it enters your palace in the first spring (see V-6.1.1).',

    'V-3.3.1':
      'The first player is chosen at random, and the turn order follows the seats clockwise. House rule “first player”: you choose the first player instead (see E-21).',
    'V-3.3.2':
      'On the city track all markers start on space 2, in one stack with the first player on top and the last player at the bottom. They are stacked the same way on space 0 of the patronage track.',
    'V-3.3.3':
      'Setup decisions are made in this order: the first player, and with it the turn order; then the dynasties, each player in turn order taking one of those in V-3.2.1 that is still free; then the family cards (V-3.2.4); and then year 1 begins. If the first player is chosen, whoever sets up the game names that player. No dynasty is tied to a seat (see R-31).',

    'V-4.1': 'A year consists of a spring and then a winter.',
    'V-4.2': 'No siege is resolved until all players have taken their spring turns.',
    'V-4.3':
      'The turn order set at the end of spring applies to the winter of the same year and to the whole of the next spring, including its sieges and retreats.',
    'V-4.4':
      'In winter you go through all five steps before the next player begins: pay your troops, reorganize your palace, purchase, recruit, ally (see E-30).',

    'V-5.1.1':
      'Every card, every tile and every room printed on a palace has a bas-relief, or relief for short: the symbols you can get from it, each as many times as it is shown. Most of the printed values in this version are our reconstruction, because the rulebooks do not list them. If you own the box, you can supply the real ones in a data file.',
    'V-5.1.2':
      'Your courtiers (the cards on your cortigiano spaces) and the tiles of your domain are either available or exhausted. You can only use those that are available.',
    'V-5.1.3': 'Cards in your rooms, whether action or upgrade cards, are always available. They are never exhausted.',
    'V-5.1.4':
      'You can only use the relief printed in a room while there is no card in its action slot. A printed Govern room gives 1 crown, Intrigue 1 mask and Wage War 1 cavalry; Annex and Patronize give nothing.',

    'V-5.2.1':
      'When you use a relief, you name ONE type of symbol on it. In this payment you may spend all symbols of that type, but none of any other type shown there.',
    'V-5.2.2':
      'A courtier or tile that you use is exhausted immediately, even if you did not need all of the symbols it gave.',
    'V-5.2.3': 'The type you name for a relief in a room stays the same for the whole spring.',
    'V-5.2.4':
      'An action card and the upgrade card below it are two separate reliefs. You may name the same type on both, or a different one on each.',
    'V-5.2.5': 'Only florins can be kept. Any other symbol that you do not spend immediately is lost.',
    'V-5.2.6':
      'If a source you exhausted becomes available again in the same season, through an arrow or through Govern, you may use it once more and name any type (see R-05).',

    'V-5.3.1':
      'An action is one payment. All symbols of the sources you use go into one pool, from which you spend step by step until the action ends; up to then you may add sources. Govern alone must be paid in full before its first effect (see V-7.1.3 and R-06).',
    'V-5.3.2': 'All your purchases of one winter are a single payment with a single pool.',
    'V-5.3.3':
      'Each indulgence you lift, each alliance, each retreat (see V-8.5.6) and each marker move is a payment of its own with its own pool. Symbols never pass from one payment to another.',
    'V-5.3.4':
      'The printed rules tell you to use the reliefs of the room first and others only where needed. Since the room costs you nothing, this is good advice, but you are not held to it (see R-07).',
    'V-5.3.5':
      'Nothing is wasted on purpose: you may use a courtier, tile or alliance bonus only as long as your pool does not yet cover the payment, or in Wage War and Intrigue the next step. Which source you use is up to you, and what is left over in the end is lost (see R-32).',

    'V-5.4.1': 'You keep your florins in your treasury, visible to everyone, from year to year.',
    'V-5.4.2':
      'At any time, even on another player’s turn, you may collect: exhaust an available courtier or domain tile that shows florins and put that many into your treasury. This takes no action and costs nothing.',
    'V-5.4.3': 'Florins shown on cards in a room can only be used while you perform the action of that room.',
    'V-5.4.4':
      'While you perform the action, florins named on a room relief pay its florin costs, and the rest goes into your treasury. This works even if the action costs no florins, as long as it has at least one effect (see V-6.5.4 and R-08). House rule “surplus florins from rooms”: what the action does not need is lost.',
    'V-5.4.5':
      'Bottega lets you collect at every decision on your own turn, whenever you are asked in a siege or field battle, before a city of yours falls (see V-5.4.7), during your retreats, and when you lose a cortigiano space (see V-9.2.12). That comes to the same as “at any time” (see R-09).',
    'V-5.4.6':
      'Florins from courtiers and tiles always go through your treasury: you collect all of them as in V-5.4.2, and whatever a cost does not need stays there. They never go into a pool and are never lost.',
    'V-5.4.7':
      'When you are about to lose a city whose tile is available and shows florins, you are asked whether you want to collect them: after the last declaration and before the tile changes hands, even if you have passed automatically (see V-8.2.7). You cannot lose anything else by waiting (see R-09).',

    'V-5.5.1':
      'Extra steps of the marker: 2 florins from your treasury for one step, once per spring, and 1 arrow from an available tile for each of the others. No other source pays for them.',
    'V-5.5.2':
      'Lifting an indulgence: 1 cross or 2 crowns, from courtiers, tiles or the Holy Roman Empire. Room reliefs and the crown from an indulgence do not pay for it (see R-11).',
    'V-5.5.3':
      'Govern: crowns and crosses, from the room, courtiers, tiles, the Holy Roman Empire and the crown from an indulgence you request now.',
    'V-5.5.4':
      'Patronize: florins, crowns and crosses, from the room, courtiers, tiles, the Holy Roman Empire and the crown from an indulgence you request now; florins also from your treasury.',
    'V-5.5.5': 'Trade: ships, from the room, courtiers, tiles and the Ottoman Empire.',
    'V-5.5.6':
      'Annex: crowns and ships, from the room, courtiers and tiles; ships also from the Ottoman Empire, and one crown from an indulgence you request now.',
    'V-5.5.7':
      'Wage War, movement: cavalry and ships, from the room, courtiers and tiles; ships also from the Ottoman Empire.',
    'V-5.5.8':
      'Wage War, war tokens: war bonus symbols from the room alone, and the florins they cost from the room or your treasury. Courtiers, tiles and alliances give no tokens.',
    'V-5.5.9': 'Intrigue: masks, from the room, courtiers and tiles.',
    'V-5.5.10':
      'War bonuses in a siege or field battle: from courtiers with war bonus symbols, from the Cannons but no other tile, and from France; the florins they cost come from your treasury. Rooms give none here, as they provide war tokens instead.',
    'V-5.5.11': 'Retreat by sea: ships, from courtiers, tiles and the Ottoman Empire. Room reliefs do not pay for it.',
    'V-5.5.12':
      'Troop pay and recruiting: florins from your treasury, including those you collect from courtiers and tiles.',
    'V-5.5.13':
      'Purchases: florins, crowns and crosses, from courtiers, tiles, the Holy Roman Empire and the crown from an indulgence you request now; florins from your treasury. Room reliefs do not pay for them.',
    'V-5.5.14':
      'Alliance: the symbols printed as its cost, from courtiers, tiles and the crown from an indulgence you request now. Neither room reliefs nor the bonus of another alliance pay for it (see R-10).',
    'V-5.5.15': 'If you have Michelangelo, he adds 1 crown to the pool each time you Patronize.',
    'V-5.5.16':
      'You use an alliance bonus as a whole: the Ottoman Empire gives 2 ships to one payment, and a ship you do not need is lost.',
    'V-5.5.17':
      'Where these rules let courtiers and tiles pay, they pay with symbols spent directly. Wherever florins come from your treasury, those you collect at that moment are included (see V-5.4.2).',
    'V-5.5.18':
      'When you use an alliance bonus, it turns from ready to used immediately. You can use it only while it is ready and there is no enemy agent on that alliance.',

    'V-6.1.1': 'In year 1 you place your marker in any of your 5 rooms. It passes no arrow.',
    'V-6.1.2': 'In later years you must move your marker clockwise, by at least 1 room. Up to 2 rooms are free.',
    'V-6.1.3': 'You may move one more room for 2 florins, at most once per spring.',
    'V-6.1.4':
      'You may move any number of further rooms for 1 arrow each. Every tile whose arrows you use is exhausted.',
    'V-6.1.5':
      'You may combine both: in a move of 3 or more steps, all but two are extra steps; at most one of them is paid for with 2 florins, and each of the others with 1 arrow. A full circle is allowed, and so are more than 5 steps. You cannot buy extra steps if you make fewer than 3 steps, nor more of them than you make.',
    'V-6.1.6':
      'You announce the whole move and pay for it before you make it. This means that florins from a courtier who will be refreshed by this move cannot pay for it. If that courtier is still available, you may collect them beforehand (see R-12).',

    'V-6.2.1':
      'Counting the five rooms from 0 at the top clockwise to 4, the right arrow is between rooms 1 and 2 and the left arrow between rooms 3 and 4. Their exact places are our reconstruction.',
    'V-6.2.2':
      'When your marker passes an arrow, every exhausted courtier on that side becomes available, on base and extra spaces alike. This happens before you lift indulgences or begin your action, and you cannot decline it.',
    'V-6.2.3': 'If a move of 6 or more steps passes the same arrow twice, the second time has no further effect.',

    'V-6.3.1':
      'With an indulgence you gain either 1 crown, to be used immediately for your action in spring or for purchases or an alliance in winter, or 3 florins for your treasury. You choose when you request it.',
    'V-6.3.2':
      'You may request one indulgence per year, in spring or in winter. House rule “indulgence limit”: one in spring and one in winter. In play both come to the same, since after a request in spring your marker’s room is covered and V-6.3.3 rules out another one in winter (see E-01).',
    'V-6.3.3': 'You cannot request an indulgence while there is an indulgence card in your marker’s room.',
    'V-6.3.4':
      'The card goes into your marker’s room, in spring after your action and in winter immediately. It covers the cards there, but they stay in place.',
    'V-6.3.5':
      'In spring you make the request after your marker has moved, so the florins you gain cannot pay for the move (see R-12).',
    'V-6.3.6': 'You must spend the crown in the payment you requested it for. It cannot lift an indulgence (see R-11).',
    'V-6.3.7':
      'You may request 3 florins even if you perform no action, for example because an enemy agent blocks the room (see R-13).',
    'V-6.3.8':
      'If you lifted the indulgence in your marker’s room this spring, you may request a new one there, within your limit.',
    'V-6.3.9': 'You may have several indulgence cards in your palace, but no more than one in each room.',
    'V-6.3.10':
      'In spring you make the request on your own turn, after all lifting and before your action begins. You cannot make it after the action, on another player’s turn, or in sieges and retreats (see R-33).',
    'V-6.3.11':
      'In spring you can only request the crown for Govern, Patronize or Annex, in winter only for purchases or an alliance, and only if you then make that payment with the crown in its pool. If you do not perform the action after all, you have not made a request either.',

    'V-6.4.1':
      'After the move and before your action, you may lift the indulgence from any room that your marker crossed or reached in this move. The room it started from counts only if the marker crosses or reaches it again.',
    'V-6.4.2':
      'Each card costs 1 cross or 2 crowns (see V-5.5.2), but never 1 crown and 1 cross together. Courtiers refreshed by this move may pay.',
    'V-6.4.3':
      'The two crowns may come from two sources. You may lift several indulgences in one spring, each with a payment of its own.',
    'V-6.4.4':
      'The lifted card returns to the supply. If it was in your marker’s room, you can now perform the action there.',

    'V-6.5.1': 'You may perform the action of the room, or do nothing (see R-14).',
    'V-6.5.2':
      'The action is the one on the card in the action slot or, without a card there, the one printed in the room.',
    'V-6.5.3':
      'You cannot perform the action of a room that holds an indulgence card or an enemy agent; V-7.6.8 gives one exception for the agent.',
    'V-6.5.4':
      'To count as performed, an action needs at least one effect: 1 tile refreshed or 1 alliance bonus reactivated; 1 rank gained; 1 ship traded; 1 city annexed; 1 troop moved or 1 war token taken; 1 agent placed, moved or removed (see R-08).',
    'V-6.5.5': 'You perform no more than one action per year.',

    'V-6.6.1':
      'Your spring turn has a fixed order: move (V-6.1), arrows (V-6.2), lifting (V-6.4), request (V-6.3), action (V-6.5), placing the indulgence card (V-6.3.4), end of turn. You cannot go back to an earlier step. Collecting florins (V-5.4.2) is possible before, between and during all of them.',
    'V-6.6.2': 'Only the move, with its arrows, is mandatory (see R-14 for the action).',

    'V-7.1.1':
      'For each crown or cross you pay, choose one of two effects: refresh up to 2 exhausted tiles of your domain, or reactivate 1 used alliance bonus of yours.',
    'V-7.1.2': 'You may mix crowns and crosses, taken from different reliefs.',
    'V-7.1.3':
      'You pay the whole cost first, so a tile either pays for this Govern or is refreshed by it, never both. Tiles that you used for other payments, such as arrows, lifting or florins, can be refreshed.',
    'V-7.1.4': 'You may collect florins from tiles right before you Govern and then refresh the same tiles.',
    'V-7.1.5':
      'Domain tiles of every kind can be refreshed: cities, titles, the guild, cathedrals and the Cannons. Courtiers cannot.',
    'V-7.1.6':
      'You may reactivate a used alliance bonus even while an enemy agent blocks it, but you cannot use it as long as the agent stays (see R-15).',
    'V-7.1.7':
      'If the Holy Roman Empire helped to pay for this Govern, the same Govern cannot reactivate its bonus. If you used that bonus earlier in your turn to lift an indulgence, Govern can reactivate it (see R-34).',
    'V-7.1.8':
      'You cannot pay a symbol that would neither refresh a tile nor reactivate a bonus, unless it is merely surplus of its relief.',

    'V-7.2.1': 'You advance exactly 1 rank on the patronage track, and no more than once per year.',
    'V-7.2.2':
      'Rank 1 or 2 costs 2 florins and 1 crown or cross. Rank 3 or 4 costs 3 florins, 1 crown and 1 crown or cross. Rank 5 costs 4 florins, 2 crowns and 1 cross.',
    'V-7.2.3':
      'Michelangelo’s crown counts as a crown or where “1 crown or cross” is due, but never as the cross of rank 5.',
    'V-7.2.4':
      'When you reach rank 2, and again at rank 4, you must immediately take one of the remaining patronage bonuses.',
    'V-7.2.5': 'Bonuses are persons or works. At rank 4 you must take the kind that you did not take at rank 2.',
    'V-7.2.6':
      'The persons are Leonardo da Vinci, Copernicus, Michelangelo, Columbus and Machiavelli. The works are the Italian Bastions, The Prince, the Duomo, the Sistine Chapel and the Cannons. Which bonus is of which kind is our reconstruction.',
    'V-7.2.7':
      'Machiavelli is a courtier and goes, available, onto a free cortigiano space. Without a free space you must first discard a courtier, or you may not choose him. Later you may move him like any card without an action. If you discard him, he is out of the game (see R-16).',
    'V-7.2.8': 'The Cannons are a tile: they go into your domain, available.',
    'V-7.2.9': 'The other eight bonuses stay next to your palace. They are always in force and never exhausted.',
    'V-7.2.10':
      'Leonardo adds +1 in each of your sieges and field battles, attacking or defending, once per combat and for 1 florin each time. You cannot use him both in a field battle and in the siege that follows it (see V-8.4.7). House rule “Leonardo in field battles”: he can be limited to sieges.',
    'V-7.2.11':
      'The Italian Bastions add +2 to the strength of your city in every siege against it. They cost nothing and count automatically.',
    'V-7.2.12': 'Copernicus gives you 1 extra cortigiano space.',
    'V-7.2.13':
      'The Prince gives you 1 extra cortigiano space and 1 agent, if you have earned fewer than 5. From then on other players can no longer place or move an agent onto your cities, rooms or alliances; agents already there stay until they are removed.',
    'V-7.2.14':
      'The Duomo gives you 1 cross and the Sistine Chapel 2, but only when religious influence is counted at the end of the game.',
    'V-7.2.15': 'Columbus has no effect except that he is worth 2 prestige points.',
    'V-7.2.16':
      'There is always a bonus for you: nobody takes more than one person and one work, so there is always one of each kind left for everyone. If Machiavelli is the last person left and you have no free space, you have to discard a courtier.',
    'V-7.2.17':
      'A bonus works immediately. The space from Copernicus, and the space and agent from The Prince, are yours from that moment, and Cannons and Leonardo already serve in the sieges of the same spring.',

    'V-7.3.1': 'For each ship you pay, take 2 florins from the bank. You may pay any number of ships.',

    'V-7.4.1': 'You take control of exactly one neutral city.',
    'V-7.4.2':
      'The modified value of the city is its base value, −1 if your own agent is there, +1 if an enemy agent is there.',
    'V-7.4.3': 'You must pay more crowns than the modified value: at least 1 crown more.',
    'V-7.4.4': 'By land, the city must be adjacent to one you control. This takes no ships.',
    'V-7.4.5':
      'By sea, the city must be a port and you must control a port. In addition to the crowns you pay 1 ship for each sea crossed (see V-7.5.5), counted from whichever of your ports is nearest by sea.',
    'V-7.4.6':
      'If a port is also adjacent by road, you need no ships for it. House rule “annexing a port by road”: a port can then be annexed only by sea as in V-7.4.5, so not without a port of your own (see E-14).',
    'V-7.4.7': 'The pirate ports, Ragusa, Ajaccio, Cagliari and Tunis, cannot be annexed.',
    'V-7.4.8':
      'Put your disc on the city, add its tile to your domain, available, and move your marker on the city track (see V-8.7.2). An agent in the city stays.',
    'V-7.4.9':
      'You may annex a neutral city even if another player’s troops are outside it. Their siege is then fought against you as the new owner (see R-17).',

    'V-7.5.1': '1 cavalry moves 1 troop along 1 road to an adjacent city.',
    'V-7.5.2': '1 ship moves 1 troop across 1 sea, from a port to another port.',
    'V-7.5.3':
      'A troop may move several times in one action, by road and by sea in any mix, and you pay for each move. You may move any number of troops.',
    'V-7.5.4':
      'A troop that reaches a city you do not control stops outside it and besieges it. It may pass through or stop in your own cities as you like.',
    'V-7.5.5':
      'The sea distance between two ports is 1 plus the fewest borders between adjacent seas on the way from a sea of the first port to a sea of the second. No stop is needed on the way, and a port on two seas may use either.',
    'V-7.5.6':
      'Instead of movement, you may name the war bonus symbols of a relief in the room: take 1 war token for each one you use and pay its florin cost, if one is printed, immediately. A symbol gives no more than 1 token per action.',
    'V-7.5.7':
      'A relief named for war bonuses gives no cavalry or ships in this action, and one named for cavalry or ships gives no tokens (see V-5.2.1).',
    'V-7.5.8': 'War bonus symbols on courtiers give no tokens. You use them directly in combat.',
    'V-7.5.9': 'Wage War may also consist only of taking war tokens, or only of moves between your own cities.',
    'V-7.5.10': 'You may start several sieges with one action.',
    'V-7.5.11': 'You may move troops into or out of your own city while enemy troops are outside it.',
    'V-7.5.12': 'Any number of troops may be in or outside the same city.',
    'V-7.5.13':
      'A voyage over several seas is one move from port to port and costs the sea distance in ships. On the way the troop enters no port.',

    'V-7.6.1':
      'For each mask, choose one of two effects: place an agent from your hand, or move one you have placed, onto a place without an agent; or remove one enemy agent, wherever it is.',
    'V-7.6.2':
      'Places for agents are every city in play, pirate ports included, every room of any palace, your own included, and each of the 3 alliances. There is room for one agent at each.',
    'V-7.6.3': 'To replace an enemy agent with yours, you need 2 masks: one to remove it, one to place your own.',
    'V-7.6.4': 'A removed agent goes back to its owner’s hand and can be placed again in that player’s next Intrigue.',
    'V-7.6.5': 'An agent stays where it is when the city gets a new owner or the power a new ally.',
    'V-7.6.6':
      'If another player has The Prince, you cannot place or move an agent onto any of that player’s cities, rooms or alliances.',
    'V-7.6.7':
      'While there is an enemy agent in one of your rooms, you cannot perform its action, and in winter you can neither add cards there nor take any away.',
    'V-7.6.8':
      'One exception: if the action of that room, printed or on a card, is Intrigue, you may perform it provided your first mask, from any source, removes the agent in the room. You spend further masks as usual. House rule “unblocking your Intrigue room”: this removal costs your first 2 masks instead (see E-05).',
    'V-7.6.9':
      'Your agent in a neutral city lowers the city’s value by 1 for you and raises it by 1 for everyone else, in annexations and sieges. In another player’s city it counts −1 when you besiege that city, and nothing for anyone else. In a city of your own it has no effect.',
    'V-7.6.10':
      'There is no limit to the agents in one palace. House rule “agents in a palace”, meant for beginners: the 5 rooms of a palace together hold at most one enemy agent, whichever opponent it belongs to, or in the stricter version at most one agent, whoever it belongs to. It limits placing and moving in (see E-10).',
    'V-7.6.11': 'What agents do on alliances is described in V-9.5.',
    'V-7.6.12': 'You cannot take back or remove your own agent; you can only move it.',
    'V-7.6.13':
      'Placing or removing an agent takes effect immediately, including for players who have yet to take their spring turn.',

    'V-8.1.1': 'You have a siege at every city you do not control where you have troops that are not withdrawing.',
    'V-8.1.2':
      'In turn order, each player resolves all of their sieges one after another, in any order. You can neither skip a siege nor call it off, except after a field battle you won (see V-8.4.5).',

    'V-8.2.1': 'You declare war bonuses one at a time and pay for each immediately.',
    'V-8.2.2':
      'These bonuses are open to you: a war token (+1, already paid for, then discarded); a courtier with war bonus symbols (+1 for each symbol, for 1 florin each where that is printed, then exhausted); Leonardo (+1 for 1 florin, once per combat); the Cannons (+2 for 1 florin, then exhausted); the alliance with France (+2, free, its bonus is then used).',
    'V-8.2.3':
      'Most bonuses cost 1 florin: every war bonus symbol on a card, Leonardo and the Cannons. War tokens, France and the Italian Bastions cost nothing in combat. This exact list is our reconstruction.',
    'V-8.2.4':
      'Both besieger and defender may use bonuses. As defender you may do so even without troops in the city, and you may use war tokens that you took this spring. A neutral city has no bonuses. House rule “war tokens in defence”: the owner of a besieged city cannot use war tokens there; field battles are not affected (see E-09).',
    'V-8.2.5': 'You cannot use the same bonus twice in one combat by paying for it twice.',
    'V-8.2.6':
      'The besieger begins and you then alternate, each declaring one bonus or passing. As soon as both pass in a row, the combat is resolved. House rule “passing in combat”: once you have passed, you may not declare again in this combat (see E-15).',
    'V-8.2.7':
      'If you have no bonus you could use, you pass automatically. Against a neutral city the besieger simply declares whatever they want.',
    'V-8.2.8':
      'You can use a bonus if its source is available, or in the case of an alliance ready and not blocked, and if you can pay its florins from your treasury and from what you can collect at that moment from other sources.',

    'V-8.3.1': 'The besieger’s strength is the number of their troops there plus their bonuses.',
    'V-8.3.2':
      'The strength of the city is its base value, −1 if the besieger’s agent is there. A neutral city gets +1 if another player’s agent is there. For a controlled city you add its owner’s troops there and its owner’s bonuses, including +2 if the owner has the Italian Bastions.',
    'V-8.3.3': 'The besieger wins only with a strictly greater strength.',
    'V-8.3.4':
      'A victorious besieger loses 1 troop if the final strength of the city, with all modifiers, troops and bonuses, is 3 or more, and 1 troop for each defending troop, though never more than they have. All defending troops are lost. The city is taken even if no besieger survives.',
    'V-8.3.5': 'The capture follows V-8.6. Besiegers who survive stay in the city.',
    'V-8.3.6':
      'With equal or lower strength the besieger is defeated: they lose 1 of their troops there immediately, and the others withdraw (see V-8.5). The defender loses nothing.',
    'V-8.3.7': 'Lost troops go back to their owner’s reserve and can be recruited again in the coming winter.',

    'V-8.4.1':
      'When you resolve a siege and another player who is not the city’s owner also has troops there that are not withdrawing, the two of you fight a field battle first. Neither of you can avoid it.',
    'V-8.4.2': 'Strength in a field battle is troops plus bonuses only. The value of the city and agents play no part.',
    'V-8.4.3':
      'Bonuses are declared as in V-8.2, the champion first (see V-8.4.8; with two besiegers, that is the player whose siege it is). War tokens, courtiers, Cannons, France and Leonardo can be used, the Italian Bastions cannot. House rule “Leonardo in field battles”: Leonardo can be excluded as well.',
    'V-8.4.4':
      'If the strengths differ, the loser loses all their troops there. The winner loses just as many, at most all they have.',
    'V-8.4.5':
      'If you win, have troops left and there is no other rival there, you decide immediately, even if it was not your siege: besiege the city now, or give up. If you give up, your troops withdraw without loss.',
    'V-8.4.6': 'If the strengths are equal, each side loses 1 troop and the rest of both sides withdraw.',
    'V-8.4.7':
      'A field battle wins no trophy. Bonuses used in it are spent: they do not count in the siege that follows and cannot be used again in it. So if you used Leonardo in the field battle, he cannot help you in the siege of that city that follows directly (see E-38).',
    'V-8.4.8':
      'With three or more besiegers, the player whose siege it is becomes champion and fights the others one at a time, in turn order starting after that player; a winner with troops left is champion against the next. After a tie, or if the winner has no troops left, there is no champion: the remaining besiegers wait until the next of them in turn order resolves their sieges and becomes champion. A champion without rivals decides as in V-8.4.5. House rule “order of opponents in field battles”: the champion of the moment chooses the next opponent (see R-18).',

    'V-8.5.1': 'When all sieges are over, withdrawing troops retreat, player by player in turn order.',
    'V-8.5.2': 'By land, a troop retreats free of charge to an adjacent city you control at that moment.',
    'V-8.5.3':
      'By sea, if the besieged city is a port, a troop may retreat to any port you control. Each troop costs as many ships as the sea distance (see V-5.5.11). You may do this even if a retreat by land is possible.',
    'V-8.5.4':
      'Each troop may go to a different city. House rule “split retreats”: this can be excluded, and all troops that leave one city, apart from those you give up, then go to the same city.',
    'V-8.5.5':
      'Troops that cannot retreat, or that you do not want to retreat, are lost and go to your reserve. You may choose to lose troops.',
    'V-8.5.6':
      'All your troops withdrawing from one city make one retreat, with one payment and one pool of ships. If you withdraw from several cities, you take them in any order you like (see R-35).',
    'V-8.5.7':
      'A troop retreats once, straight to its final city. It cannot combine land and sea, nor pass through a city of yours.',

    'V-8.6.1':
      'A capture is carried out in the order of this chapter. First remove the loser’s troops there (see V-8.3.4).',
    'V-8.6.2':
      'Your disc replaces the loser’s disc. You keep that disc as a trophy if you do not have one from that player yet; otherwise it returns to its owner.',
    'V-8.6.3': 'The city tile goes into your domain, exhausted. If the city was neutral, it comes from the supply.',
    'V-8.6.4':
      'If there is a cathedral there, its tile comes with the city, exhausted, and the pawn stays on the city. Each cathedral tile belongs to one city, and it is that tile which moves.',
    'V-8.6.5': 'An agent in the city stays.',
    'V-8.6.6': 'The markers on the city track move, the loser’s first and then yours (see R-19).',
    'V-8.6.7': 'If the loser now controls fewer than 5 cities, V-9.2.12 applies immediately.',
    'V-8.6.8':
      'You can hold no more than one trophy from each opponent, but you may go on capturing that opponent’s cities.',
    'V-8.6.9':
      'If you have no city left, you remain in the game. You cannot annex, move troops or recruit, but everything else is open to you (see R-20).',

    'V-8.7.1': 'After the sieges of all players, all war tokens return to the supply (see E-35).',
    'V-8.7.2':
      'Whenever you gain or lose a city, your marker moves to the space for your number of cities, where 8 stands for 8 or more, and goes on top of any markers there. If its space does not change, because you have 8 or more before and after, it keeps its place in the stack (see R-24).',
    'V-8.7.3': 'With 5 or more cities you have 1 extra cortigiano space, starting immediately.',
    'V-8.7.4':
      'The new turn order is set after the retreats: from the highest space of the city track down, and on each space from the top of the stack down.',
    'V-8.7.5': 'How markers are stacked on the patronage track has no effect.',

    'V-9.1.1':
      'Pay for your troops on the map: nothing for 0 to 2 troops, 1 florin for 3 or 4, 2 florins for 5 or 6. These are totals, not prices per troop.',
    'V-9.1.2':
      'If you cannot or do not want to pay in full, choose how much you pay, 0 or 1 florin, and remove troops of your choice until the rest are paid for: exactly 4 stay for 1 florin, exactly 2 for none. You are not forced to collect florins in order to pay.',

    'V-9.2.1': 'You move cards one at a time, as many times as you like. All of it is optional.',
    'V-9.2.2': 'A card can neither enter nor leave a room that holds your marker, an indulgence or an enemy agent.',
    'V-9.2.3':
      'An available courtier may move to an empty action slot, if the card has an action; to an empty upgrade slot in a room with an action card; or to another free cortigiano space.',
    'V-9.2.4': 'An exhausted courtier cannot move.',
    'V-9.2.5':
      'A card that leaves a room goes to a free cortigiano space and is exhausted there. So no card gets from one room to another in the same winter, and two courtiers cannot simply swap places.',
    'V-9.2.6':
      'A room has one action slot and one upgrade slot, with one card in each. Apart from V-9.2.7, a card cannot slide from one slot of its room to the other. House rule “moving cards within a room”: with one move you may swap the two cards of a room, or put a courtier with an action into the action slot while the card there slides into the empty upgrade slot; the new action card must have an action.',
    'V-9.2.7':
      'A card without an action cannot be left alone in a room. If the action card leaves, an upgrade card with an action becomes the action card; if the upgrade card has no action, you cannot make that move.',
    'V-9.2.8':
      'Your cortigiano spaces are left 1 (base), left 2 and left 3 (extra), right 1 and right 2 (base), and right 3 (extra). Each holds one card. How the extra spaces are split between the sides is our reconstruction.',
    'V-9.2.9':
      'Extra spaces come from a Duchy, from Copernicus, from The Prince and from control of 5 or more cities. No more than 3 count. That the Duchy is the title that gives one is our reconstruction.',
    'V-9.2.10':
      'Your extra spaces are not tied to a place: at any time you may use whichever of the three you like, up to the number you have, even while base spaces are empty. The space of a title counts even while its tile is exhausted.',
    'V-9.2.11':
      'You may free a cortigiano space by discarding the card on it, available or exhausted. A character returns to its pile; a family card or Machiavelli is out of the game. You may do so at any step of your own winter turn, and in spring only to place Machiavelli (see V-7.2.7). You keep the agents earned with the card.',
    'V-9.2.12':
      'If you lose your fifth city and now have more cards on extra spaces than you have such spaces, you immediately lose a cortigiano space of your choice. Choose one of the cards on extra spaces and move it to a free base space, where it stays exhausted if it was, or discard it; or discard a card on a base space and move one card from an extra space there. House rule “losing a cortigiano space”: no card on a base space may be discarded for it (see E-20 and R-37).',
    'V-9.2.13':
      'You can use a space if it is a base space, or if it is an extra space and, counted after the move, your cards on extra spaces are no more than the extra spaces you have. A space is free if you can use it and it holds no card.',
    'V-9.2.14': 'You cannot discard a card in a room. It must first leave for a cortigiano space (see V-9.2.5).',
    'V-9.2.15':
      'You gain an extra space the moment you gain its source, even in spring. You lose one only through V-9.2.12, because titles and patronage bonuses are never lost.',

    'V-9.3.1':
      'You may buy any number of different characters and tiles, but no more than one of each kind per winter. The kinds are the 12 characters and the 6 tiles: Duchy, Principality, Kingdom, Republic, Guild and Cathedral. In a later winter you may buy another copy, within the limits of V-9.3.5.',
    'V-9.3.2':
      'All your purchases happen at the same time, so nothing you buy this winter can pay for one of them. Nor can its symbols, florins included, be used for anything else before your winter turn ends. House rule “use of new purchases”: they can then be used for recruiting and for the alliance (see E-37).',
    'V-9.3.3':
      'Characters you buy go, available, onto cortigiano spaces of your choice that are free or that you free. To make room you may also discard a courtier that helped to pay. You cannot buy a character that you cannot place.',
    'V-9.3.4': 'Tiles you buy go into your domain, available. Only cathedrals enter exhausted.',
    'V-9.3.5':
      'You can own no more than one Cardinal, one Guild, one Duchy, one Principality, and one Kingdom or Republic, counting these two together. You own whatever is in your palace or domain.',
    'V-9.3.6':
      'You can only buy the Duchy and the Principality with your own coat of arms; those of absent dynasties stay unused. There are 2 copies each of Kingdom and Republic for all players together.',
    'V-9.3.7':
      'To buy a cathedral you must control a city of base value 3 or 4 without one. You choose the city and put a pawn there. There are 5 cathedrals in all.',
    'V-9.3.8':
      'A card with an agent symbol earns you 1 agent, if you have earned fewer than 5. It goes to your hand and can be used from next spring.',
    'V-9.3.9':
      'You may buy back a character in the same winter in which you discarded it, if you discarded it before announcing your purchases.',
    'V-9.3.10':
      'You purchase once per winter: (1) announce everything you buy, and supplies and limits are checked now (V-2.6, V-9.3.1, V-9.3.5); (2) pay the sum of all costs as one payment (V-5.3.2); (3) take the tiles and place the cathedral; (4) place the characters one by one; (5) take the agents you earned.',
    'V-9.3.11': 'As tiles come first, the space of a Duchy you buy now can take a character you buy now (see R-36).',
    'V-9.3.12':
      'In part (4) of V-9.3.10 each character goes to a free space. You may discard a courtier to free one, even if another space is free, but not a card you bought this winter. You can announce only characters that can all be placed, so at most 3 plus your number of extra spaces.',
    'V-9.3.13':
      'A card you discard in part (4) of V-9.3.10 is yours until then: it counts for the limits of part (1), and its symbols may pay in part (2).',

    'V-9.4.1':
      'You may place any number of troops from your reserve in cities you control, up to 6 on the map in total.',
    'V-9.4.2':
      'A troop costs 1 florin in a starting city of your own, that is, one with your coat of arms, and 3 florins in any other city.',
    'V-9.4.3':
      'You cannot recruit in your starting city while an opponent controls it; its new owner pays 3 florins per troop there, and if you win it back, you pay 1 florin again. Rome without a coat of arms, with 3 or 4 players, costs 3 for everyone.',

    'V-9.5.1':
      'Each winter you may form or take over one alliance. You may hold several, but each power has no more than one ally.',
    'V-9.5.2':
      'To ally with a power that has no ally, pay its printed cost. If your agent is there, you save 1 symbol of your choice.',
    'V-9.5.3':
      'You can take over an alliance from an opponent only if your agent is there, and for the full cost. The former ally takes back the disc.',
    'V-9.5.4': 'The agent stays. After you form or take over an alliance, its bonus is ready.',
    'V-9.5.5':
      'While there is an enemy agent on your alliance, you cannot use its bonus. At the end of the game it then gives you no prestige and, for the Holy Roman Empire, no cross.',
    'V-9.5.6': 'You reactivate a used bonus with Govern (see V-7.1.1).',
    'V-9.5.7':
      'Kingdom of France: costs 1 crown and 3 cavalry; gives +2 in one siege or field battle. Ottoman Empire: costs 1 crown and 3 ships; gives 2 ships for Annex, Wage War, Trade or a retreat. Holy Roman Empire: costs 3 crowns and 1 cross; gives 1 cross for an action, a purchase or lifting an indulgence, and counts as 1 cross at the end even if used. The costs of France and the Holy Roman Empire are our reconstruction.',
    'V-9.5.8':
      'An enemy agent on an alliance that nobody holds does not stop anyone from forming it. The new ally is then blocked by V-9.5.5.',
    'V-9.5.9':
      'You cannot form or take over an alliance you already hold. An alliance ends only when it is taken over.',
    'V-9.5.10':
      'Without an agent of yours there, you cannot take over an opponent’s alliance at any price. If the agent is removed, the right is gone.',
    'V-9.5.11': 'The symbol you save under V-9.5.2 may be any one in the printed cost, even the crown.',

    'V-9.6.1':
      'At any point in your winter turn you may request an indulgence as in V-6.3. The card goes into your marker’s room immediately.',
    'V-9.6.2':
      'You may do this only in your own winter turn: for 3 florins at any point, even before you pay your troops; for the crown only within the payment for your purchases or for an alliance (see V-6.3.11).',

    'V-10.1.1':
      'At the end of spring, once the new turn order is set (V-8.7.4), check three things: (a) no neutral city is left in play; (b) a player controls 8 or more cities; (c) a player is on patronage rank 5.',
    'V-10.1.2':
      'If any of these is true, you all play this winter in full and then the game ends; there is no further spring. You do not check again after the winter, as it cannot change any of the three.',
    'V-10.1.3': 'If you reach 8 cities and lose one before the end of spring, this does not end the game.',
    'V-10.1.4': 'Pirate ports count as neutral cities for V-10.1.1 (a); closed cities do not.',
    'V-10.1.5':
      'The printed rules set no limit to the number of years. Here a game ends after the winter of year 30 at the latest, so that a game in which nobody can act any more does not go on for ever; no game between players who want to win takes that long. House rule “year limit”: another year, or no limit.',

    'V-10.2.1':
      'Cities: for spaces 0 to 8 of the city track you score 0, 0, 0, 1, 2, 3, 4, 5 and 6 points. Everyone on the highest occupied space gets +1. The individual steps are our reconstruction; the rulebooks give only the range of 0 to 6.',
    'V-10.2.2':
      'Patronage: for ranks 0 to 5 you score 0, 1, 1, 2, 2 and 3 points. Everyone on the highest occupied rank gets +1. The individual steps are our reconstruction; the rulebooks give only the range of 0 to 3 (see R-30).',
    'V-10.2.3':
      'Cards and tiles: you score the prestige printed on cards in your palace, tiles in your domain and patronage bonuses, available or exhausted. The point of a cathedral is the one printed on its tile and is counted once.',
    'V-10.2.4': 'Religious influence: you score as in V-10.3.',
    'V-10.2.5': 'Trophies: each is worth 2 points.',
    'V-10.2.6': 'Alliances: each without an enemy agent is worth 1 point, whether ready or used.',
    'V-10.2.7': 'Indulgences: each card in your palace costs you 1 point.',

    'V-10.3.1':
      'Count the crosses on all cards in your palace, in rooms and on cortigiano spaces, and on all tiles of your domain, whichever face they show. Add 1 for the Holy Roman Empire if it is not blocked, 1 for the Duomo and 2 for the Sistine Chapel.',
    'V-10.3.2':
      'In descending order of crosses you score 4, 2 and 0 with 3 players, 4, 2, 1 and 0 with 4 players, and 4, 2, 1, 0 and 0 with 5 players.',
    'V-10.3.3':
      'Tied players all get the points of the rank just below the highest one they share. The next player gets the points of their true position: if two tie for first, each gets 2, and the next gets 1 with 4 or 5 players.',
    'V-10.3.4': 'If three tie for first, each gets 2, and the next player is fourth.',
    'V-10.3.5': 'If the highest rank you share is the last one, you get its points, which are 0.',
    'V-10.3.6': 'Every cross on a relief counts, even if the relief shows other types as well.',
    'V-10.3.7':
      'You need no minimum number of crosses to be ranked. House rule “religious influence needs a cross”: without a cross you get 0 points (see R-21).',
    'V-10.3.8':
      'To look up your points, count how many players have more crosses than you; that many ranks are above yours. If nobody else has as many crosses as you, take the points of your rank. Otherwise take those of the next lower rank, or of the last one if there is none lower.',

    'V-10.4.1':
      'Whoever has the most prestige points wins. If there is a tie, compare the crowns on your own cards and domain tiles, whichever face they show; printed rooms, Michelangelo and alliances do not count. If there is still a tie, you share the victory.',
    'V-10.4.2':
      'The other places are settled in the same way, by points and then by crowns. Players equal in both share a place.',
  },
  rulings: {
    'R-01':
      'What if the bank runs out of florins? It does not. The printed rules never treat money as limited, so the coins only help you count.',
    'R-02':
      'What if all 11 war tokens are taken? Then nobody can take any more. They are counted pieces that you take from a supply, so the supply is a real limit.',
    'R-03':
      'What if all 10 indulgence cards are in palaces? Then nobody can request one until a card is lifted. Like the war tokens, they are counted pieces.',
    'R-04':
      'What if you run out of control discs? Nothing happens, as they set no limit. 18 discs are enough for any game in practice.',
    'R-05':
      'May you use a source again if it was refreshed in the same season? Yes, and you may even name another type. The printed remark on Govern lets you take florins from a tile and refresh it straight away, so a refreshed source is as good as new.',
    'R-06':
      'Must you pay for each step of an action separately? No. All symbols you use during the action form one pool, and what you have not spent at its end is lost. This leads to the same results as the printed rules.',
    'R-07':
      'Must you use the symbols of the room before those of courtiers and tiles? No. The printed rules put it that way, but since room cards are never exhausted it is simply good advice.',
    'R-08':
      'Do you gain the florins from room cards when the action costs no florins? Yes, if the action has at least one effect; without any effect it was not performed, and you gain nothing. The printed rules tie these florins to performing the action.',
    'R-09':
      'The rulebooks let you collect florins at any time; when is that here? At the moments listed in V-5.4.5. Only there could the florins help you or the tile be lost, so you miss nothing: the owner of a city that falls is asked once nothing can be declared any more.',
    'R-10':
      'May the cross of the Holy Roman Empire pay for another alliance? No. The rulebooks name actions, purchases and lifting an indulgence as its uses, and alliances are not among them.',
    'R-11':
      'May the crown from an indulgence help to lift another indulgence? No. It goes towards the cost of your action or, in winter, of purchases or an alliance, and lifting is none of these.',
    'R-12':
      'May florins from an indulgence, or from courtiers refreshed on the way, pay for the move of your marker? No. The indulgence belongs to the room you reach, and you pay for the move before you make it.',
    'R-13':
      'May you request an indulgence in a room whose action is blocked by an agent? Yes, for 3 florins. Only an indulgence card already there rules out a request.',
    'R-14':
      'Must you perform the action of the room you reach? No. The French edition says that you may, and we follow it, since nothing is gained by forcing you to act (see E-12).',
    'R-15':
      'May you reactivate an alliance bonus that an enemy agent blocks? Yes. The agent keeps you from using the bonus, not from preparing it for the time when the agent is gone.',
    'R-16':
      'What if you choose Machiavelli but have no free space? You must first discard a courtier; if you do not, you cannot choose him. Once discarded he is out of the game, as he has no pile to return to.',
    'R-17':
      'May you annex a neutral city that is under siege? Yes. The city stays neutral until the siege is resolved, and no rule excludes it. The siege is then fought against you.',
    'R-18':
      'What if three or more players besiege the same city? No edition says. Here the player whose siege it is fights the others one after another in turn order, and whoever wins with troops left goes on. House rule “order of opponents in field battles”: the champion chooses the next opponent.',
    'R-19':
      'Whose marker moves first when a city changes hands? The loser’s. If both end on the same space, the conqueror is therefore on top and earlier in the turn order.',
    'R-20':
      'Are you out of the game if you have no cities? No. No rule removes you, and your palace, agents and purchases still work.',
    'R-21':
      'Do you score religious influence without a single cross? Yes, you are ranked like everyone else, as no edition requires a cross. House rule “religious influence needs a cross”: without one you get 0 points.',
    'R-22':
      'Are the seas next to closed cities closed as well? No. Only the cities are covered, and you may sail past them.',
    'R-23':
      'If a courtier shows several war bonus symbols, do you use them one by one? No. One declaration uses the whole relief, and you pay the florins for each symbol. With the cards as we have them the question does not arise, since none shows more than one.',
    'R-24':
      'Does a ninth city move your marker further? No, the track ends at 8. Players with 8 or more cities are tied for the bonus for most cities, and the stack alone decides the order among them.',
    'R-25': 'May you change cards in a room with your own agent? Yes. Only enemy agents block a room.',
    'R-26': 'May an agent be placed in a closed city? No. Closed cities do not exist for any rule.',
    'R-27':
      'If you lose or discard a card with an agent symbol, do you lose the agent? No. The agent is earned once, when you get the card, and stays yours.',
    'R-28':
      'Who declares first in a field battle? The player whose siege is being resolved, or the champion where several battles follow one another. This matches a siege, in which the besieger declares first.',
    'R-29':
      'May you disband troops in winter of your own accord? No. You remove only troops for which you do not pay (see V-9.1.2); the rulebooks offer no other way.',
    'R-30':
      'Does everyone get the bonus for most patronage if all are on rank 0? Yes, taken literally: all of you are then on the highest occupied rank and get +1. It does not change who wins.',
    'R-31':
      'Which comes first in the setup, the first player or the dynasties? The first player, because choosing in turn order needs one. The rulebooks mention the first player last, but nothing depends on it.',
    'R-32':
      'May you use more sources than a payment needs? No, this is not offered, since you would gain nothing by it. The order in which you choose your sources makes no difference.',
    'R-33':
      'When in spring may you request an indulgence? On your own turn, before the action. All editions place the card after the action, and the German one says that you take the gain before it. A later request could only help you in sieges.',
    'R-34':
      'May Govern reactivate the very bonus that helped to pay for it? No. It is treated like a tile (see V-7.1.3), and nothing could be gained by it.',
    'R-35':
      'Is a retreat paid for per troop, per city or per player? Per city. The two Ottoman ships are meant to be used together, and symbols have to be spent immediately, so all your troops outside one city share one pool.',
    'R-36':
      'May a character use the space of a Duchy bought in the same winter? Yes. The rulebooks only forbid using resources from new purchases, and a space is not a resource.',
    'R-37':
      'When you lose a city and with it a cortigiano space, may you free a base space for a card on an extra space? Yes. The choice of the space is yours, so you may discard the card on a base space and move the other card there. House rule “losing a cortigiano space”: only a card on an extra space may go.',
    'R-38':
      'Can you shuffle your courtiers for ever? In one winter you may move cards from one cortigiano space to another up to 12 times. By the house rule “moving cards within a room”, swapping the two cards of a room counts as such a move. No arrangement of six spaces needs that many moves, so this only makes sure that every winter comes to an end.',
    'R-39':
      'Can one Govern refresh the same tile twice, if its florins are collected in between? No. A tile is refreshed at most once by one Govern: every edition speaks of collecting just before governing, and otherwise a single rich tile would be an endless source of florins.',
    'E-01':
      'How often may you request an indulgence? Once per season in the French edition, once per year in the Czech and German ones. We play once per year. House rule “indulgence limit”: once in spring and once in winter. You will see no difference, because a request in spring covers the room and rules out one in winter (see V-6.3.2).',
    'E-02':
      'What happens to florins from room cards that the action does not need? They go to your treasury in the French and German editions and are lost in the Czech one. We play that they go to your treasury. House rule “surplus florins from rooms”: they are lost.',
    'E-03':
      'How many cortigiano spaces are there? The French and German editions say 6. The Czech one says 5 but then describes 3 available and 3 lighter ones, which we take for a slip; other public descriptions say 6 too. Here there are 6.',
    'E-04':
      'How many types of symbol are there? The French edition speaks of 9 but lists 8; the Czech and German ones say 8. Here there are 8.',
    'E-05':
      'What does it take to remove an enemy agent from your own Intrigue room? In the French and German editions your first mask does it; in the Czech one you need the printed mask and one more. Here it takes 1 mask. House rule “unblocking your Intrigue room”: 2 masks.',
    'E-06':
      'Where does the retreat from Spoleto in the printed example lead? To Florence in the French and German editions, to Perugia in the Czech one. Both are right: the road from Florence to Spoleto exists on the 3/4 side, and on the 2/5 side Perugia lies between them.',
    'E-07':
      'Which port is annexed in the printed example? Latina in the French edition, Terracina in the Czech and German ones. We use Terracina, as Latina was not founded until 1932.',
    'E-08':
      'Who starts with 3 agents? The Czech and German editions name Naples and Rome. The French one names only Naples in the setup, and Rome in its chapter for 5 players. Here both start with 3.',
    'E-09':
      'May the defender use war tokens? The Czech and German editions say so, while the French one mentions only the besieger. We allow it. House rule “war tokens in defence”: the owner of a besieged city cannot use them.',
    'E-10':
      'What is the optional rule for beginners? In the French and German editions no palace may hold more than one enemy agent, in the Czech one no more than one agent, whoever it belongs to. We play without a limit. House rule “agents in a palace”: you can choose either version.',
    'E-11':
      'How long does the rule of one type per relief hold? For the season in the French and German editions, for each payment in the Czech one. Here V-5.2 applies. In play this differs only for a source refreshed within the season (see R-05).',
    'E-12':
      'Must you perform the action after the move? The French edition says that you may; the Czech and German ones simply tell you to do it. Here it is optional (see R-14).',
    'E-13':
      'What if you stop on an indulgence and do not lift it? You cannot request another in this season, say the French and Czech editions; in this year, says the German one. We follow the German one. All agree in effect, because the room stays covered.',
    'E-14':
      'Do you need ships to annex a port that is also adjacent by road? The Czech and German editions offer the sea instead of the road, while the French sentence can be read as always demanding ships. We play that the road needs no ships. House rule “annexing a port by road”: a port always needs ships.',
    'E-15':
      'When does the declaring of war bonuses end? When both players have passed, say the French and Czech editions; when they pass one after the other, says the German one. We play the latter, so you may declare again after passing if your opponent then declares. House rule “passing in combat”: a pass is final.',
    'E-16':
      'When do defeated troops retreat? The French edition describes it within the siege and, in its chapter on battles, at the end; the Czech one names the end of the season, the German one the time after all sieges. Here they retreat after all sieges.',
    'E-17':
      'What happens to the disc of a second city taken from the same opponent? The French and Czech editions say that you do not keep it, the German one that it goes back. We return it to its owner.',
    'E-18':
      'Does giving up after a won field battle cost a troop? The French edition only speaks of a retreat; the Czech and German ones add that you lose nothing more. We play without loss.',
    'E-19':
      'How many players take part in a field battle? The French edition speaks of several, the Czech and German ones of two. We always play it between two, and V-8.4.8 says what happens with three or more.',
    'E-20':
      'Which cortigiano space do you lose when you fall below 5 cities? The French and German editions leave the choice to you; the Czech one names a lighter one, that is, an extra space. We leave the choice to you. House rule “losing a cortigiano space”: an extra space.',
    'E-21':
      'Who is first player? Whoever was in Italy most recently, says the French edition. The Czech one also mentions Rome and allows any other method; the German one allows a random choice. We choose at random. House rule “first player”: the player is chosen, by whatever method you like.',
    'E-22':
      'How do you place the family cards? Freely, say the French and German editions; all at the same time, says the Czech one. Here everyone places them at the same time. House rule “placing the family cards”: in turn order.',
    'E-23':
      'Do the guild tiles belong to the setup? Only the German edition lists them there. We lay them out, since they can be bought.',
    'E-24':
      'When is the end of the game checked? The French and Czech editions say the end of the year in their summary and the end of spring in the chapter; the German one says the end of spring. We check at the end of spring, which comes to the same.',
    'E-25':
      'What does the printed example of several moves cost? 1 cavalry and 1 ship in the French edition, 1 cavalry and 2 ships in the Czech and German ones. It is only an example, and no rule depends on it.',
    'E-26':
      'What does each symbol do in Govern? In the French and Czech editions you refresh tiles and “also” reactivate an alliance for 1 symbol; the German one says that each symbol does one of the two. Here each symbol does one of the two.',
    'E-27':
      'How many players is the game for? The French and Czech covers say 3 to 5, the German one 2 to 5. Two players have a game of their own with its own rulebook; these rules are for 3 to 5.',
    'E-28':
      'Is troop pay a total or a price per troop? A total: the Czech edition says so explicitly, while the French and German ones give an amount for each range of troops. Here it is the total.',
    'E-29':
      'Which tiles give a cortigiano space? The French and German editions speak of titles, the Czech one of tiles. Here it is titles (see V-9.2.9).',
    'E-30':
      'Do you recruit before or after the purchases? The one-line summary of all three editions names recruiting first, their detailed chapters put purchases first. We follow the chapters.',
    'E-31':
      'What are the two kinds of patronage bonus called? “Artist” and “work” in the French edition, “personality” and “work” in the Czech one, “important personality” and “work” in the German one. We say person and work.',
    'E-32':
      'On which side of an alliance is an agent placed? The editions describe and draw it differently: on the right, on the left or on the disc. It is a matter of looks, and no rule depends on it.',
    'E-33':
      'What may pay for lifting an indulgence? The French edition mentions courtiers, the Czech and German ones courtiers and tiles. Here both may pay.',
    'E-34':
      'When do you lift an indulgence? After the move and before the action in the French edition, while you cross or reach the room in the Czech one, as soon as you do so in the German one. Here you lift it after the move. In all three, courtiers refreshed by this move may pay.',
    'E-35':
      'When are unused war tokens lost? After the sieges of all players in the French and German editions, after your own in the Czech one. Here they are lost after all sieges; otherwise those early in the turn order could not defend with theirs (see V-8.2.4).',
    'E-36':
      'What happens to an alliance bonus after use? In the French and German editions it is unavailable until you reactivate it. The Czech one says so too, but in one place speaks of the end of the alliance. We play that it is unavailable until reactivated and the alliance goes on.',
    'E-37':
      'May you use the symbols of something you bought this winter? Not for purchases, says the French edition; nor for anything else in the same season, say the Czech and German ones. Here you cannot use them before your winter turn ends. House rule “use of new purchases”: you may use them for recruiting and the alliance.',
    'E-38':
      'Do war bonuses of a field battle help in the siege that follows? The French edition says that they do not count there, the Czech and German ones that they are spent. We play that they are spent. This matters for Leonardo alone, as all the others are exhausted or discarded anyway (see V-8.4.7).',
    'E-39':
      'When does a field battle begin? Before the siege, says the French edition; when the first of the two in turn order resolves their siege, say the Czech and German ones. We play the latter.',
  },
};
