import { buildAll } from './bundle/build-shop.ts'

/** `npm run build` builds the shop and the desk, whether their sources changed or not. */
await buildAll()
