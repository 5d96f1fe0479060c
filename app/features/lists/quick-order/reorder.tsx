import { Form, useLocation, useNavigation } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { LineProblem } from '#domain/quick-order/classify-line.ts'
import { LineProblemText } from './line-problem-text.tsx'

/** The outcome of a reorder: the number of lines added to the bag, and the lines that were not. */
export type ReorderResult = {
  readonly added: number
  readonly left: readonly { readonly title: string; readonly problem: LineProblem | null }[]
  readonly isUnavailable: boolean
}

/**
 * Shown to anyone who has the order's link. Reorders at current prices, and lists the lines that could not be added,
 * each with its reason.
 */
export function Reorder({ result }: { result: ReorderResult | null }) {
  const t = useTranslations('quick-order')
  const tOrders = useTranslations('profile.orders')
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className="grid gap-4 print:hidden">
      <Form method="post" action={pathname + search} preventScrollReset>
        <Button type="submit" variant="outline" isBusy={isBusy}>
          {tOrders('again')}
        </Button>
      </Form>
      <div role="status">
        {result && (
          <Notice
            tone={result.isUnavailable ? 'refusal' : 'success'}
            action={result.added > 0 && <TextLink href={CART_PATHS.page}>{t('to-bag')}</TextLink>}
          >
            {result.isUnavailable ? t('refused.unavailable') : t('added-to-bag', { added: result.added })}
            {result.left.length > 0 && (
              <ul className="mt-2 grid gap-1">
                {result.left.map(({ title, problem }) => (
                  <li key={title}>
                    {title}: {problem && <LineProblemText problem={problem} />}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}
