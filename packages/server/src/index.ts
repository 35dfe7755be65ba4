/** The server: tables for people who sit elsewhere. It knows games by the kernel's interface only. */
export { type NodeClientOptions, nodeClient } from './client/node-client.js';
export {
  banPerson,
  deleteTable,
  findId,
  listPeople,
  listTables,
  type PersonLine,
  replacePassword,
  type TableLine,
  unbanPerson,
} from './ops/admin.js';
export { backUp, restore } from './ops/backup.js';
export { deletePerson } from './ops/delete-person.js';
export { type Offline, offline } from './ops/offline.js';
export { type Addresses, addressesOf } from './page/addresses.js';
export { type Assets, readAssets } from './page/page-server.js';
export { type BottegaServer, createBottegaServer, type Surroundings } from './server.js';
export { type Settings, USUAL_SETTINGS } from './settings.js';
export { type Moved, moveDatabase } from './store/move.js';
export { isPostgres, openStore, type Store } from './store/store.js';
export { type TemporaryDatabase, temporaryDatabase } from './store/temporary-database.js';
export { type CheckedTable, checkTable } from './tables/checked-replay.js';
export { GameShelf } from './tables/game-shelf.js';
