import type { DeskSession } from '#contracts/team/desk.ts'
import type { ServiceSettings } from '../config.ts'
import { hostedProject, hostedShop } from './changes/hosted-logs.ts'

const SHOPIFY = /^(.+)\.myshopify\.com$/

/** The addresses at which the team manages what is hosted elsewhere; services of our own are managed at the desk. */
export function hostedAdministrations({
  commerce,
  customer,
  content,
  search,
  tracking,
}: Pick<
  ServiceSettings,
  'commerce' | 'customer' | 'content' | 'search' | 'tracking'
>): DeskSession['hosted'] {
  const hosted: DeskSession['hosted'] = {}
  if (hostedShop(commerce)) {
    const shop = shopAdministration(commerce.shopDomain)
    hosted.commerce = shop
    if (customer.url !== null) hosted.customers = `${shop}/customers`
  }
  if (hostedProject(content)) hosted.content = `https://www.sanity.io/manage/project/${content.project}`
  if (search.isHosted) hosted.search = `https://dashboard.algolia.com/apps/${search.application}`
  if (tracking.shopId !== null) hosted.tracking = `${shopAdministration(commerce.shopDomain)}/analytics`
  return hosted
}

function shopAdministration(domain: string): string {
  const [, name] = SHOPIFY.exec(domain) ?? []
  return name === undefined ? `https://${domain}/admin` : `https://admin.shopify.com/store/${name}`
}
