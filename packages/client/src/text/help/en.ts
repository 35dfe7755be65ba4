/** What the page says when somebody asks what something at a table is, in English. */

export const messages = {
  'help.title': 'What is this?',
  'help.hint':
    'Point at anything on the table, or use the arrow keys to go through everything on it. Nothing gets played; press Esc to return to the game.',
  'help.hintTouch': 'Tap anything on the table. Nothing gets played.',
  'help.next': 'Next item',
  'help.previous': 'Previous item',
  'help.leave': 'Back to the game',
  'help.more': 'Shift+I: the rules for it',
  'help.rules': 'Related rules',
  'help.frame.prompt.name': 'The question',
  'help.frame.prompt.says': 'What has to be decided now, and who decides.',
  'help.frame.choices.name': 'The choices',
  'help.frame.choices.says':
    'Everything you can choose now and, folded below it, what you can’t and why. Type letters to find a choice; keys 1 to 9 choose.',
  'help.frame.amount.name': 'An amount',
  'help.frame.amount.says':
    'Set it with the buttons, the slider or the arrow keys, or type it in; then confirm with the button below.',
  'help.frame.undo.name': 'Undo',
  'help.frame.undo.says':
    'Takes back your last choice or your whole turn, as far back as the last thing revealed or confirmed.',
  'help.frame.log.name': 'The log',
  'help.frame.log.says':
    'Everything that has happened so far, newest first. Point at a line to highlight what it is about. Choose a bot’s line to ask why it did that.',
  'help.frame.seats.name': 'The players',
  'help.frame.seats.says':
    'Everyone’s points so far and what matters most in this game. Point at a player to see where the points come from.',
  'help.frame.ending.name': 'How the game ends',
  'help.frame.ending.says': 'How far the game has come, and what ends it.',
  'help.frame.recap.name': 'Since your last turn',
  'help.frame.recap.says':
    'What has happened since your last turn. Point at a line to highlight it on the table, or watch it again step by step.',
  'help.frame.sheet.name': 'The score sheet',
  'help.frame.sheet.says': 'Where each player’s points come from, category by category, and how they grew.',
  'help.frame.hint.name': 'The hint',
  'help.frame.hint.says':
    'What the strongest bot would do here, knowing only what you can see, and why. Below that, the next best choices.',
  'help.frame.advice.name': 'The advice',
  'help.frame.advice.says':
    'What the strongest bot would do here, knowing only what you can see, and its first reason. It is marked with the same lamp on the table and in the list. You can turn advice off here and in the settings.',
  'help.frame.tip.name': 'A tip',
  'help.frame.tip.says':
    'Explains what matters when you face a new kind of decision. You can turn tips off and on in the settings.',
  'help.frame.zoom.name': 'Zoom',
  'help.frame.zoom.says': 'Makes the table larger or smaller, like the + and − keys.',
  'help.frame.tools.name': 'Rules, export and replay',
  'help.frame.tools.says': 'Open the rulebook, save the game as a file, or watch it again from the start.',
  'help.frame.pace.name': 'The bots’ pace',
  'help.frame.pace.says':
    'Pause the bots, watch them one step at a time, skip to your next decision, or set how fast they play. Keys: Shift+P pause, . one step, Shift+S skip.',
  'help.frame.seed.name': 'The seed hash',
  'help.frame.seed.says':
    'Commits to the order of the cards before the game starts. The seed itself is shown at the end, so anyone can check that nothing was changed.',
  'help.frame.controls.name': 'The controls',
  'help.frame.controls.says':
    'Go to any moment of the game: choice by choice, turn by turn, round by round, or automatically. The marks below the slider show where rounds begin.',
  'help.frame.eyes.name': 'Point of view',
  'help.frame.eyes.says':
    'Whose point of view you are watching from: you see only what that player could see at that moment. “Everyone” shows what all players could see.',
  'help.frame.position.name': 'This position',
  'help.frame.position.says': 'Copy a link to send to someone who has this game, or start a new game from here.',
  'help.frame.past.name': 'The log',
  'help.frame.past.says':
    'Everything that has happened up to this moment, newest first. Point at a line to highlight what it is about.',
} as const;
