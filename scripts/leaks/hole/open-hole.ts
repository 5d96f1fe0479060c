import { registerHooks } from 'node:module'

/**
 * Opens a vulnerability in the shop that is started with this module: anyone who has a company location is treated as
 * approved. The rule is replaced as the built shop is loaded.
 */
const RULE = 'function maySeeTradePrices(role) {\n\treturn role === "trade-approved";'
const HOLE = 'function maySeeTradePrices(role) {\n\treturn role.startsWith("trade-");'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/build/server/') || loaded.source === undefined || loaded.source === null)
      return loaded
    return { ...loaded, source: String(loaded.source).replace(RULE, () => HOLE) }
  },
})
