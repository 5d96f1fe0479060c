import { z } from 'zod'
import { type ProductEdit, type TeamProduct, teamProduct } from '#contracts/team/product.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'

const response = z.object({ item: teamProduct })

export async function readProduct(id: string): Promise<TeamProduct> {
  return (await callTeam(response, { path: `/products/${id}` })).item
}

/** For the version that was read. Throws RefusedCall. */
export async function saveProduct(id: string, version: number, changes: ProductEdit): Promise<TeamProduct> {
  const body = { version, changes }
  return (await callTeam(response, { method: 'PATCH', path: `/products/${id}`, body })).item
}

/** Requires that the stock is still `from`. Throws RefusedCall. */
export async function setStock(
  { id, version }: Pick<TeamProduct, 'id' | 'version'>,
  input: { variantId: string; from: number; to: number },
): Promise<TeamProduct> {
  const path = `/products/${id}/set-stock`
  return (await callTeam(response, { method: 'POST', path, body: { version, input }, key: newKey() })).item
}
