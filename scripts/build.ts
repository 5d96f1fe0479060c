import { buildShop } from './bundle/build-shop.ts'

/** `npm run build` builds the shop, whether its sources changed or not. */
await buildShop()
