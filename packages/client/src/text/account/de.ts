/** What the page says about accounts: signing in, everything about one, and why something was refused, in German. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'account'> = {
  guestTable: { one: '# Tisch', other: '# Tische' },
  device: { one: '# Gerät', other: '# Geräten' },
};

export const messages: PartMessages<'account'> = {
  'account.guest': 'Du spielst als Gast',
  'account.signInPasskey': 'Mit Passkey anmelden',
  'account.signedInAs': 'Du bist als {name} angemeldet.',
  'account.name': 'Name',
  'account.password': 'Passwort',
  'account.oldPassword': 'Bisheriges Passwort',
  'account.newPassword': 'Neues Passwort',
  'account.showPassword': 'Passwort anzeigen',
  'account.passwordHint': 'Mindestens 8 Zeichen.',
  'account.shortPassword': 'Das Passwort braucht mindestens 8 Zeichen.',
  'account.passwordIsName': 'Das Passwort darf nicht dein Name sein.',
  'account.needPassword': 'Bitte gib dein Passwort ein.',
  'account.forgot':
    'Passwort vergessen? Du kommst auch mit einem Passkey hinein oder mit einem privaten Link von einem Gerät, auf dem du angemeldet bist. Sonst bitte den Betreiber dieses Servers um ein neues.',
  'account.forgotLink':
    'Passwort vergessen? Du kommst auch mit einem privaten Link von einem Gerät hinein, auf dem du angemeldet bist. Sonst bitte den Betreiber dieses Servers um ein neues.',
  'account.busy': 'Einen Moment …',
  'account.new': 'Neu hier?',
  'account.newLead':
    'Um mit Freunden zu spielen, genügt ein Name. Mit einem Konto findest du deine Tische auf allen deinen Geräten.',
  'account.guestIntro':
    'In diesem Browser spielst du als {name}. Mit einem Konto findest du deine Tische auf allen deinen Geräten, und an ihnen ändert sich nichts.',
  'account.open': 'Konto anlegen',
  'account.openPasskey': 'Lieber einen Passkey verwenden',
  'account.opened': 'Dein Konto ist angelegt, {name}.',
  'account.passkeyHint': 'Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN an, ohne Passwort.',
  'account.guestAsk': '{#guestTable:tables} mitnehmen?',
  'account.guestLead':
    'Bevor du dich angemeldet hast, hat {name} hier als Gast gespielt. Was du zurücklässt, ist von diesem Browser aus nicht mehr spielbar.',
  'account.guestNeedsAccount':
    'Vorher hat {name} hier als Gast gespielt. Um dort weiterzuspielen, leg zuerst ein Konto an.',
  'account.guestTake': 'Mitnehmen',
  'account.guestLeave': 'Zurücklassen',
  'account.guestTaken': 'Du hast {#guestTable:tables} mitgenommen.',
  'account.guestLeft': 'Was der Gast gespielt hat, bleibt zurück.',
  'account.nameHint': 'Begonnene Partien behalten den Namen, mit dem du dich hingesetzt hast.',
  'account.saved': 'Gespeichert.',
  'account.changePassword': 'Passwort ändern',
  'account.setPassword': 'Passwort festlegen',
  'account.savePassword': 'Passwort speichern',
  'account.passwordSaved': 'Dein Passwort ist gespeichert. Auf allen anderen Geräten bist du abgemeldet.',
  'account.passkeys': 'Passkeys',
  'account.passkey': 'Passkey',
  'account.passkeyMade': 'hinzugefügt am {date}',
  'account.passkeyUsed': 'zuletzt verwendet am {date}',
  'account.addPasskey': 'Passkey hinzufügen',
  'account.removePasskey': 'Entfernen',
  'account.passkeyAdded': 'Der Passkey ist hinzugefügt.',
  'account.passkeyRemoved': 'Der Passkey öffnet dieses Konto nicht mehr.',
  'account.otherDevice': 'Auf einem anderen Gerät spielen',
  'account.linkLead':
    'Ein privater Link meldet dich auf deinem Handy oder einem anderen Computer an: Dort sitzt du an denselben Tischen.',
  'account.linkLocal':
    'Die Adresse dieser Seite gilt nur auf diesem Computer. Öffne Bottega für ein anderes Gerät zuerst unter der Netzwerkadresse dieses Computers.',
  'account.makeLink': 'Privaten Link erstellen',
  'account.newLink': 'Weiteren Link erstellen',
  'account.link': 'Privater Link',
  'account.linkCode': 'QR-Code des privaten Links',
  'account.linkUntil':
    'Scanne den Code mit deinem Handy oder öffne dort den Link. Er gilt ein einziges Mal, bis {time} Uhr. Behalte ihn für dich: Wer ihn öffnet, spielt als du.',
  'account.linkTitle': 'Hier weiterspielen',
  'account.linkAsk':
    'Dieser private Link meldet dich auf diesem Gerät an: Du sitzt hier an denselben Tischen wie auf dem anderen.',
  'account.linkOther': 'Zurzeit ist hier {name} angemeldet und wird abgemeldet.',
  'account.linkOpen': 'Hier anmelden',
  'account.signOut': 'Abmelden',
  'account.signOutEverywhere': 'Auf allen Geräten abmelden',
  'account.signOutAnyway': 'Trotzdem abmelden',
  'account.devices': 'Du bist auf {#device:devices} angemeldet.',
  'account.guestSignOut': 'Ein Gast kann sich nicht wieder anmelden: Ohne Konto verlierst du deine Plätze.',
  'account.signedOut': 'Du bist abgemeldet.',
  'account.export': 'Meine Daten exportieren',
  'account.exportLead': 'Eine Datei mit allem, was der Server über dich speichert, samt deinen Partien.',
  'account.download': 'Herunterladen',
  'account.exporting': 'Deine Daten werden gesammelt …',
  'account.exported': 'Die Datei ist erstellt.',
  'account.delete': 'Alles über mich löschen',
  'account.deleteLead':
    'Der Server löscht endgültig alles über dich. Bots spielen deine Plätze zu Ende. Partien, die in diesem Browser gespeichert sind, bleiben.',
  'account.deleteName': 'Gib zur Bestätigung deinen Namen ein: {name}',
  'account.deleteOther': 'Das ist nicht dein Name.',
  'account.deleteSure': 'Alles löschen',
  'account.deleted': 'Der Server hat alles über dich gelöscht.',
  'account.errors.wrongPassword': 'Name und Passwort passen nicht zusammen.',
  'account.errors.wrongPasskey':
    'Der Server kennt diesen Passkey nicht. Nimm einen anderen oder melde dich mit deinem Passwort an.',
  'account.errors.banned': 'Dieses Konto wurde von den Betreibern des Servers geschlossen.',
  'account.errors.nameTaken': 'Dieser Name gehört schon zu einem anderen Konto. Wähl einen anderen.',
  'account.errors.hasAccount': 'Du hast schon ein Konto. Lade die Seite neu.',
  'account.errors.noAccount': 'Du hast noch kein Konto. Lade die Seite neu und leg eines an.',
  'account.errors.noGuest': 'Diese Plätze sind schon mitgenommen oder aufgegeben.',
  'account.errors.knownPasskey': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  'account.errors.lastPasskey': 'Ohne diesen Passkey kämst du nicht mehr hinein. Lege zuerst ein Passwort fest.',
  'account.errors.tooManyPasskeys': 'Mehr Passkeys kann ein Konto nicht haben. Entferne zuerst einen.',
  'account.errors.noLink':
    'Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf deinem anderen Gerät einen neuen.',
  'account.errors.tooMany': 'Zu viele Versuche. Warte eine Viertelstunde und versuche es noch einmal.',
  'account.errors.notSignedIn': 'Du bist hier nicht mehr angemeldet.',
  'account.errors.wrongInput': 'Der Server nimmt diese Eingabe nicht an.',
  'account.errors.restarting': 'Der Server startet neu. Versuche es gleich noch einmal.',
  'account.errors.failed':
    'Dem Server ist ein Fehler unterlaufen, nichts ist geschehen. Versuche es gleich noch einmal.',
  'account.errors.cancelled': 'Es wurde kein Passkey verwendet. Versuche es noch einmal oder nimm ein Passwort.',
  'account.errors.impossible':
    'Auf diesem Gerät oder in diesem Browser funktionieren Passkeys nicht. Nimm ein Passwort.',
};
