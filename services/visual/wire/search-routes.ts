import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { MATCHES_MAX, type PictureRegion, pictureRegion, type VisualResponse } from '#contracts/visual.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Embedder } from '../embedder.ts'
import { type Look, writeLook } from '../look.ts'
import { openPicture } from '../picture/open-picture.ts'
import { computeLooks, type Nearest, nearestToAny, readLooks, writeLooks } from '../query/query-looks.ts'
import type { LiveProducts } from '../store/live-products.ts'
import { refusalResponse } from './refusal-response.ts'

/** The limit per visitor, enough to move the crop frame over a picture for a while. */
const PICTURES_PER_MINUTE = { limit: 30, windowSeconds: 60 }

/** Spec §5: the accepted types of uploads. */
const UPLOADED_KINDS = ['jpeg', 'png'] as const

const limit = z.coerce.number().int().min(1).max(MATCHES_MAX).catch(MATCHES_MAX)

type SearchTools = { embedder: Embedder; products: LiveProducts; limiter: RateLimiter }

export function searchRoutes({ embedder, products, limiter }: SearchTools): Hono {
  const app = new Hono()
  const nearest: Nearest = (look, count) => products.nearest(look, count)
  const sendMatches = (context: Context, looks: readonly Look[]) =>
    context.json({
      look: writeLooks(looks),
      matches: nearestToAny(looks, limit.parse(context.req.query('limit')), nearest),
    } satisfies VisualResponse)

  app.post('/searches', async (context) => {
    const visitor = context.req.header(VISITOR_KEY_HEADER)
    const admission = visitor ? await limiter.admit(`visual:${visitor}`, PICTURES_PER_MINUTE) : null
    if (admission && !admission.ok) {
      const retryAfter = String(admission.retryAfterSeconds)
      return refusalResponse(context, 'too-many-pictures', { 'retry-after': retryAfter })
    }
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    if (bytes.length === 0) return refusalResponse(context, 'picture-missing')
    const picture = await openPicture(bytes, {
      kinds: UPLOADED_KINDS,
      region: readRegion(context.req.query()),
    })
    if (!picture.ok) return refusalResponse(context, picture.code)
    return sendMatches(context, await computeLooks(picture.value, embedder, nearest))
  })

  app.get('/searches/:look', (context) => {
    const looks = readLooks(context.req.param('look'), embedder.length)
    return looks ? sendMatches(context, looks) : refusalResponse(context, 'look-expired')
  })

  app.get('/products/:number/similar', (context) => {
    const number = Number(context.req.param('number'))
    const look = products.getLook(number)
    if (!look) return context.json({ look: '', matches: [] } satisfies VisualResponse)
    const most = limit.parse(context.req.query('limit'))
    const matches = products.nearest(look, most + 1).filter((match) => match.number !== String(number))
    return context.json({ look: writeLook(look), matches: matches.slice(0, most) } satisfies VisualResponse)
  })
  return app
}

/** Returns the region of a query. An incomplete region is ignored. */
function readRegion(query: Record<string, string>): PictureRegion | null {
  const region = pictureRegion.safeParse(query)
  return region.success ? region.data : null
}
