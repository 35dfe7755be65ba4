/** The server: tables for people who sit elsewhere. It knows games by the kernel's interface only. */
export { type NodeClientOptions, nodeClient } from './client/node-client.js';
export { hostCheck, isHostName } from './page/hosts.js';
export { type Assets, readAssets } from './page/page-server.js';
export { type BottegaServer, createBottegaServer } from './server.js';
export {
  attributeOf,
  maybe,
  readSettings,
  SERVER_SETTINGS,
  type Setting,
  type SettingKind,
  settingsTable,
  textOf,
  wholeNumber,
  yesOrNo,
} from './setting-list.js';
export { type Settings, USUAL_SETTINGS } from './settings.js';
export { openStore, type Store } from './store/store.js';
export { type CheckedTable, checkTable } from './tables/checked-replay.js';
export { GameShelf } from './tables/game-shelf.js';
