import { sql } from 'drizzle-orm'
import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../../options.ts'

/** `GET /products/{id}/preview`: `{url}` of a link that shows the page of a product that no guest sees yet. */
export function productPreview({ previewLinkTo }: Pick<CommerceOptions, 'previewLinkTo'>): TeamRoute {
  return {
    method: 'GET',
    path: '/products/:id/preview',
    roles: ['catalogue'],
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database: { db }, id }) {
      if (!/^\d{1,15}$/.test(id)) return refused(404, 'item-not-found')
      const { rows } = await db.execute<{ handle: string }>(
        sql`select handle from commerce.products where id = ${id} and status <> 'archived'`,
      )
      const [product] = rows
      if (!product) return refused(404, 'item-not-found')
      return Response.json({ url: previewLinkTo(`/products/${product.handle}`) })
    },
  }
}
