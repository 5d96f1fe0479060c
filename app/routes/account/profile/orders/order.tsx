import { data, Form, useNavigation } from 'react-router'
import { requestPath } from '#app/features/account/paths.ts'
import { OrderPage } from '#app/features/account/profile/orders/order-page.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { QUICK_ORDER_PATH } from '#app/features/lists/paths.ts'
import { ORDER_FIELDS } from '#app/features/lists/quick-order/order-form.ts'
import { PrintButton } from '#app/features/order/print-button.tsx'
import { toListedView } from '#app/features/requests/thread/listed-view.server.ts'
import { RequestEntries } from '#app/features/requests/thread/requests-page.tsx'
import { WhiteGloveLink } from '#app/features/requests/white-glove-link.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { LineProject } from '#domain/list/project.ts'
import { isOverdue } from '#domain/order/on-account.ts'
import { isSampleSku } from '#domain/trade/sample-line.ts'
import type { Route } from './+types/order.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const { language } = context.get(visitorContext)
  const orderId = `gid://shopify/Order/${params.orderId}`
  const found = await clients.customer.getOrder(session.accessToken, orderId, language)
  if (!found.ok) {
    check(found.code)
    throw data(null, { status: 503 })
  }
  if (found.value === null) throw data(null, { status: 404 })
  const { dueAt, number } = found.value
  const viewContext = { visitor: context.get(visitorContext), house: context.get(houseContext) }
  // The page is also shown if the requests about the order cannot be read.
  const related = await clients.requestThreads.list(session.accessToken, 1, { order: number })
  const requests = related.ok ? related.value.requests.map((listed) => toListedView(listed, viewContext)) : []
  return data(
    { order: found.value, isOverdue: dueAt !== null && isOverdue(dueAt, now(context)), requests },
    { headers: PRIVATE },
  )
}

export default function Order({ loaderData: { order, isOverdue, requests } }: Route.ComponentProps) {
  const hasPieces = order.lines.some(({ sku }) => !isSampleSku(sku))
  return (
    <OrderPage
      order={order}
      isOverdue={isOverdue}
      print={<PrintButton />}
      reorderForm={<ReorderForm lines={order.lines} />}
      requests={requests.length > 0 && <RequestEntries requests={requests} pathOf={requestPath} />}
      services={hasPieces && <WhiteGloveLink of={{ orderNumber: order.number }} />}
    />
  )
}

/**
 * Adds the pieces of an order to the bag at current prices, for their former projects. Quick order lists those that
 * cannot be added, for correction.
 */
function ReorderForm({
  lines,
}: {
  lines: readonly {
    readonly sku: string
    readonly quantity: number
    readonly project: LineProject | null
  }[]
}) {
  const t = useTranslations('profile.orders')
  const localePath = useLocalePath()
  const path = localePath(QUICK_ORDER_PATH)
  const isBusy = useNavigation().formAction === path
  const orderable = lines.filter(({ sku }) => sku !== '' && !isSampleSku(sku))
  if (orderable.length === 0) return null
  return (
    <Form method="post" action={path}>
      {orderable.map(({ sku, quantity, project }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece may be in an order twice
        <span key={index}>
          <input type="hidden" name={ORDER_FIELDS.sku} value={sku} />
          <input type="hidden" name={ORDER_FIELDS.quantity} value={quantity} />
          <input type="hidden" name={ORDER_FIELDS.project} value={project?.name ?? ''} />
          <input type="hidden" name={ORDER_FIELDS.projectList} value={project?.listId ?? ''} />
        </span>
      ))}
      <Button type="submit" name={ORDER_FIELDS.act} value="bag" variant="outline" isBusy={isBusy}>
        {t('again')}
      </Button>
    </Form>
  )
}
