import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { LineProject } from '#domain/list/project.ts'
import { isSampleSku } from '#domain/trade/sample-line.ts'
import { QUICK_ORDER_PATH } from '../paths.ts'
import { ORDER_FIELDS } from './order-form.ts'

/** Adds the pieces of an order to the bag at today's prices, for the projects they were for. Quick order reports those that cannot be added, to correct them. */
export function OrderAgain({
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
  const known = lines.filter(({ sku }) => sku !== '' && !isSampleSku(sku))
  if (known.length === 0) return null
  return (
    <Form method="post" action={path}>
      {known.map(({ sku, quantity, project }, index) => (
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
