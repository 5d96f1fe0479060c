import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { CommerceOptions } from '../options.ts'
import { refused } from './answers.ts'
import { cancelOrder } from './cancel-order.ts'
import { isSignedFor } from './order-link.ts'
import { readOrder } from './read-order.ts'
import { receivePayment } from './receive-payment.ts'

/** One order: shown to whoever holds its signed link, cancelled or noted as paid by the team. */
export function orderRoutes(options: CommerceOptions): Hono {
  const { database, checkout } = options
  const app = new Hono()

  app.get('/:orderId', async ({ req, json }) => {
    const orderId = req.param('orderId')
    const isOpen = isUuid(orderId) && isSignedFor(orderId, req.query('token') ?? '', checkout.linkSecret)
    const order = isOpen ? await readOrder(database.db, orderId, checkout.paymentProviders) : null
    return order ? json(order) : refused('order-not-found')
  })

  app.post('/:orderId/cancellation', ({ req }) => forTeam(req.raw, req.param('orderId'), cancelOrder))
  app.post('/:orderId/payment', ({ req }) => forTeam(req.raw, req.param('orderId'), receivePayment))

  async function forTeam(request: Request, orderId: string, change: TeamChange): Promise<Response> {
    if (!isTeam(request, checkout.teamToken)) return refused('team-only')
    if (!isUuid(orderId)) return refused('order-not-found')
    const changed = await change(options, orderId)
    if (!changed.ok) return refused(changed.code)
    return Response.json(await readOrder(database.db, orderId, checkout.paymentProviders))
  }
  return app
}

type TeamChange = typeof cancelOrder | typeof receivePayment

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** Compares digests, so that the time taken tells nothing about the token. */
function isTeam(request: Request, teamToken: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${teamToken}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
