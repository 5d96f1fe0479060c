import type { APIRequestContext } from '@playwright/test'
import { readServices } from '../services.ts'

/** The link in the newest email to an address that contains one. */
export async function linkInEmailTo(request: APIRequestContext, address: string): Promise<string> {
  const { mail } = await readServices()
  const headers = { authorization: `Bearer ${mail.token}` }
  const { letters } = await (await request.get(mail.url, { headers, params: { to: address } })).json()
  for (const { id } of letters) {
    const email = await (await request.get(`${mail.url}/${id}`, { headers })).json()
    const [link] =
      /https?:\S+\/(?:password|verify-email|change-email|restore-email|requests\/thread|lists\/invitation|company\/invitation|newsletter\/confirm|samples\/confirm)\/\S+/.exec(
        email.text,
      ) ?? []
    if (link !== undefined && !link.includes('/profile/')) return new URL(link).pathname
  }
  throw new Error(`No link in the letters to ${address}`)
}
