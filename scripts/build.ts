import { buildAll } from './bundle/build-shop.ts'

/** `npm run build` builds the shop and the desk, whether or not their sources changed. */
await buildAll()
