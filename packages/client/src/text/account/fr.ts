/** What the page says about accounts: signing in, everything about one, and why something was refused, in French. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'account'> = {
  guestTable: { one: '# table', other: '# tables' },
  device: { one: '# appareil', other: '# appareils' },
};

export const messages: PartMessages<'account'> = {
  'account.guest': 'Vous jouez en invité',
  'account.signInPasskey': 'Se connecter avec une clé d’accès',
  'account.signedInAs': 'Vous jouez en tant que {name}.',
  'account.name': 'Nom',
  'account.password': 'Mot de passe',
  'account.oldPassword': 'Mot de passe actuel',
  'account.newPassword': 'Nouveau mot de passe',
  'account.showPassword': 'Afficher le mot de passe',
  'account.passwordHint': 'Au moins 8 caractères.',
  'account.shortPassword': 'Le mot de passe doit avoir au moins 8 caractères.',
  'account.passwordIsName': 'Le mot de passe ne doit pas être votre nom.',
  'account.needPassword': 'Veuillez indiquer votre mot de passe.',
  'account.forgot':
    'Mot de passe oublié ? Vous pouvez aussi vous connecter avec une clé d’accès, ou par un lien privé depuis un appareil déjà connecté. Sinon, demandez-en un nouveau à la personne qui gère ce serveur.',
  'account.forgotLink':
    'Mot de passe oublié ? Vous pouvez aussi vous connecter par un lien privé depuis un appareil déjà connecté. Sinon, demandez-en un nouveau à la personne qui gère ce serveur.',
  'account.busy': 'Un instant…',
  'account.new': 'Première visite ?',
  'account.newLead':
    'Pour jouer avec des amis, un nom suffit. Avec un compte, vous retrouvez vos tables sur tous vos appareils.',
  'account.guestIntro':
    'Dans ce navigateur, vous jouez en tant que {name}. Avec un compte, vous retrouvez vos tables sur tous vos appareils, et rien n’y change.',
  'account.open': 'Créer un compte',
  'account.openPasskey': 'Utiliser plutôt une clé d’accès',
  'account.opened': 'Votre compte est prêt, {name}.',
  'account.passkeyHint':
    'Avec une clé d’accès, vous vous connectez par empreinte, visage ou code PIN, sans mot de passe.',
  'account.guestAsk': 'Reprendre {#guestTable:tables} ?',
  'account.guestLead':
    'Avant votre connexion, {name} jouait ici en invité. Ce que vous laissez ne pourra plus être joué depuis ce navigateur.',
  'account.guestNeedsAccount':
    'Auparavant, {name} jouait ici en invité. Pour continuer à sa place, créez d’abord un compte.',
  'account.guestTake': 'Reprendre',
  'account.guestLeave': 'Laisser',
  'account.guestTaken': 'Vous avez repris {#guestTable:tables}.',
  'account.guestLeft': 'Ce que jouait l’invité a été laissé.',
  'account.nameHint': 'Les parties commencées gardent le nom que vous aviez en prenant place.',
  'account.saved': 'Enregistré.',
  'account.changePassword': 'Changer de mot de passe',
  'account.setPassword': 'Définir un mot de passe',
  'account.savePassword': 'Enregistrer le mot de passe',
  'account.passwordSaved': 'Le mot de passe est enregistré. Tous vos autres appareils sont déconnectés.',
  'account.passkeys': 'Clés d’accès',
  'account.passkey': 'Clé d’accès',
  'account.passkeyMade': 'ajoutée le {date}',
  'account.passkeyUsed': 'utilisée la dernière fois le {date}',
  'account.addPasskey': 'Ajouter une clé d’accès',
  'account.removePasskey': 'Retirer',
  'account.passkeyAdded': 'La clé d’accès a été ajoutée.',
  'account.passkeyRemoved': 'Cette clé d’accès n’ouvre plus ce compte.',
  'account.otherDevice': 'Jouer sur un autre appareil',
  'account.linkLead':
    'Un lien privé vous connecte sur votre téléphone ou un autre ordinateur : vous y retrouvez les mêmes tables.',
  'account.linkLocal':
    'L’adresse de cette page ne fonctionne que sur cet ordinateur. Pour un autre appareil, ouvrez d’abord Bottega à l’adresse réseau de cet ordinateur.',
  'account.makeLink': 'Créer un lien privé',
  'account.newLink': 'Créer un autre lien',
  'account.link': 'Lien privé',
  'account.linkCode': 'Code QR du lien privé',
  'account.linkUntil':
    'Scannez ce code avec votre téléphone, ou ouvrez-y le lien. Il fonctionne une seule fois, jusqu’à {time}. Gardez-le pour vous : qui l’ouvre joue à votre place.',
  'account.linkTitle': 'Continuer à jouer ici',
  'account.linkAsk':
    'Ce lien privé vous connecte sur cet appareil : vous y retrouvez les mêmes tables que sur l’autre.',
  'account.linkOther': 'Compte ouvert ici en ce moment : {name}. Il sera déconnecté.',
  'account.linkOpen': 'Se connecter ici',
  'account.signOut': 'Se déconnecter',
  'account.signOutEverywhere': 'Se déconnecter de tous les appareils',
  'account.signOutAnyway': 'Se déconnecter quand même',
  'account.devices': 'Votre compte est ouvert sur {#device:devices}.',
  'account.guestSignOut': 'Un invité ne peut pas se reconnecter : sans compte, vous perdez vos places.',
  'account.signedOut': 'La déconnexion est faite.',
  'account.export': 'Exporter mes données',
  'account.exportLead': 'Un fichier avec tout ce que le serveur garde de vous, vos parties comprises.',
  'account.download': 'Télécharger',
  'account.exporting': 'Vos données sont rassemblées…',
  'account.exported': 'Le fichier a été créé.',
  'account.delete': 'Supprimer tout ce qui me concerne',
  'account.deleteLead':
    'Le serveur supprime définitivement tout ce qui vous concerne. Des bots jouent vos places jusqu’à la fin. Les parties enregistrées dans ce navigateur restent.',
  'account.deleteName': 'Pour confirmer, tapez votre nom : {name}',
  'account.deleteOther': 'Ce n’est pas votre nom.',
  'account.deleteSure': 'Tout supprimer',
  'account.deleted': 'Tout ce qui vous concerne a été supprimé du serveur.',
  'account.errors.wrongPassword': 'Ce nom et ce mot de passe ne vont pas ensemble.',
  'account.errors.wrongPasskey':
    'Le serveur ne connaît pas cette clé d’accès. Essayez-en une autre ou utilisez votre mot de passe.',
  'account.errors.banned': 'Ce compte a été fermé par la personne qui gère le serveur.',
  'account.errors.nameTaken': 'Ce nom est déjà celui d’un autre compte. Choisissez-en un autre.',
  'account.errors.hasAccount': 'Vous avez déjà un compte. Rechargez la page.',
  'account.errors.noAccount': 'Vous n’avez pas encore de compte. Rechargez la page pour en créer un.',
  'account.errors.noGuest': 'Ces places ont déjà été reprises ou abandonnées.',
  'account.errors.knownPasskey': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'account.errors.lastPasskey':
    'Cette clé d’accès est votre seul moyen de vous connecter. Définissez d’abord un mot de passe.',
  'account.errors.tooManyPasskeys': 'Votre compte a déjà le maximum de clés d’accès. Retirez-en une d’abord.',
  'account.errors.noLink': 'Ce lien a déjà servi ou n’est plus valable. Créez-en un nouveau sur votre autre appareil.',
  'account.errors.tooMany': 'Trop de tentatives. Attendez un quart d’heure et réessayez.',
  'account.errors.notSignedIn': 'La connexion n’est plus active ici.',
  'account.errors.wrongInput': 'Le serveur n’accepte pas cette saisie.',
  'account.errors.restarting': 'Le serveur redémarre. Réessayez dans un instant.',
  'account.errors.failed': 'Le serveur a fait une erreur : rien ne s’est passé. Réessayez dans un instant.',
  'account.errors.cancelled': 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez un mot de passe.',
  'account.errors.impossible':
    'Les clés d’accès ne fonctionnent pas sur cet appareil ou dans ce navigateur. Utilisez un mot de passe.',
};
