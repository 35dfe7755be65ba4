/** The server: tables for people who sit elsewhere. It knows games by the kernel's interface only. */
export { hostCheck, isHostName } from './page/hosts.js';
export { type Assets, readAssets } from './page/page-server.js';
export { type BottegaServer, createBottegaServer } from './server.js';
export { type Settings, USUAL_SETTINGS } from './settings.js';
export { type TemporaryDatabase, temporaryDatabase } from './store/temporary-database.js';
