/** What the page says when somebody asks what something at a table is, in French. */
import type { PartMessages } from '../parts';

export const messages: PartMessages<'help'> = {
  'help.title': 'Qu’est-ce que c’est ?',
  'help.hint':
    'Pointez un élément de la table, ou passez de l’un à l’autre avec les flèches. Rien n’est joué pendant ce temps ; Échap pour quitter.',
  'help.hintTouch': 'Touchez un élément de la table. Rien n’est joué pendant ce temps.',
  'help.next': 'Élément suivant',
  'help.previous': 'Élément précédent',
  'help.leave': 'Retour à la partie',
  'help.more': 'Maj+I : ses règles',
  'help.rules': 'Règles associées',
  'help.frame.prompt.name': 'La question',
  'help.frame.prompt.says': 'Ce qu’il faut décider maintenant, et qui décide.',
  'help.frame.choices.name': 'Les choix',
  'help.frame.choices.says':
    'Tout ce que vous pouvez choisir et, replié en dessous, ce qui n’est pas possible et pourquoi. Tapez des lettres pour chercher ; touches 1 à 9 pour choisir.',
  'help.frame.amount.name': 'Une quantité',
  'help.frame.amount.says':
    'Réglez-la avec les boutons, le curseur ou les flèches, ou saisissez-la, puis validez avec le bouton en dessous.',
  'help.frame.undo.name': 'Annuler',
  'help.frame.undo.says': 'Reprend votre dernier choix ou tout votre tour, jusqu’à ce qui a été révélé ou confirmé.',
  'help.frame.log.name': 'Le journal',
  'help.frame.log.says':
    'Tout ce qui s’est passé, le plus récent en premier. Pointez une ligne pour mettre en évidence ce dont elle parle. Choisissez la ligne d’un bot pour demander pourquoi.',
  'help.frame.seats.name': 'Les joueurs',
  'help.frame.seats.says':
    'Les points de chacun et ce qui compte le plus dans ce jeu. Pointez un joueur pour voir d’où viennent ses points.',
  'help.frame.ending.name': 'La fin de la partie',
  'help.frame.ending.says': 'Où en est la partie, et ce qui y met fin.',
  'help.frame.recap.name': 'Depuis votre dernier tour',
  'help.frame.recap.says':
    'Ce qui s’est passé depuis votre dernier tour. Pointez une ligne pour la voir sur la table, ou revoyez-la pas à pas.',
  'help.frame.sheet.name': 'La feuille de score',
  'help.frame.sheet.says': 'D’où viennent les points de chacun, catégorie par catégorie, et comment ils ont évolué.',
  'help.frame.hint.name': 'La suggestion',
  'help.frame.hint.says':
    'Ce que ferait ici le bot le plus fort avec ce que vous voyez, et pourquoi. En dessous, les autres bons choix.',
  'help.frame.advice.name': 'Le coup conseillé',
  'help.frame.advice.says':
    'Ce que ferait ici le bot le plus fort, en ne sachant que ce que vous voyez, et sa première raison. La même lampe le signale sur la table et dans la liste. Vous pouvez désactiver les coups conseillés ici et dans les réglages.',
  'help.frame.tip.name': 'Un conseil',
  'help.frame.tip.says':
    'Explique l’essentiel quand vous rencontrez un type de décision pour la première fois. Les réglages permettent de désactiver ou de réactiver les conseils.',
  'help.frame.zoom.name': 'La taille de la table',
  'help.frame.zoom.says': 'Agrandit ou réduit la table, comme les touches + et −.',
  'help.frame.tools.name': 'Règles, export et relecture',
  'help.frame.tools.says':
    'Ouvrir le livret de règles, enregistrer la partie dans un fichier ou la revoir depuis le début.',
  'help.frame.pace.name': 'Le rythme des bots',
  'help.frame.pace.says':
    'Mettez les bots en pause, suivez-les pas à pas, passez à votre prochaine décision ou réglez leur vitesse. Touches : Maj+P pause, . un pas, Maj+S passer.',
  'help.frame.seed.name': 'L’empreinte de la graine',
  'help.frame.seed.says':
    'Garantit que l’ordre des cartes est fixé avant la partie. La graine est dévoilée à la fin : chacun peut vérifier que rien n’a changé.',
  'help.frame.controls.name': 'Les commandes',
  'help.frame.controls.says':
    'Pour aller à n’importe quel moment de la partie : choix par choix, tour par tour, tour de table par tour de table, ou en lecture automatique. Les repères sous le curseur marquent le début des tours de table.',
  'help.frame.eyes.name': 'Point de vue',
  'help.frame.eyes.says':
    'Le point de vue affiché : seul ce que ce joueur pouvait voir à ce moment est montré. « Tout le monde » montre ce que tous pouvaient voir.',
  'help.frame.position.name': 'Cette position',
  'help.frame.position.says':
    'Copier un lien à envoyer à quelqu’un qui a cette partie, ou commencer une nouvelle partie à partir d’ici.',
  'help.frame.past.name': 'Le journal',
  'help.frame.past.says':
    'Tout ce qui s’est passé jusqu’à ce moment, le plus récent en premier. Pointez une ligne pour mettre en évidence ce dont elle parle.',
};
