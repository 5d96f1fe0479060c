import { useEffect, useRef } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { listPath, QUICK_ORDER_PATH } from '#app/features/lists/paths.ts'
import { OrderActions } from '#app/features/lists/quick-order/order-actions.tsx'
import { ORDER_FIELDS, readOrderForm } from '#app/features/lists/quick-order/order-form.ts'
import { OrderRow } from '#app/features/lists/quick-order/order-row.tsx'
import type { OrderLineView, OrderView } from '#app/features/lists/quick-order/order-view.ts'
import { useAddLines } from '#app/features/lists/quick-order/use-add-lines.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { QUICK_ORDER_LINES_MAX, QUICK_ORDER_TEXT_MAX } from '#domain/quick-order/limits.ts'
import { lineKey } from '#domain/quick-order/merge-lines.ts'
import type { Route } from './+types/quick-order.ts'
import { changeOrder, loadEmptyOrder } from './change-order.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Open to any customer; trade prices are for approved trade clients (Spec §6). */
export async function loader(args: Route.LoaderArgs) {
  return data(await loadEmptyOrder(args), { headers: PRIVATE })
}

/** Adds the lines of the form to the bag or a list. The page always preserves all input. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readOrderForm(await readForm(request, { lengthMax: 2 * QUICK_ORDER_TEXT_MAX }))
  const { view, headers } = await changeOrder({ request, context, url }, form)
  return data(view, { status: view.refusal === null ? 200 : 422, headers })
}

/** Input remains in the page while the shop cannot be reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <QuickOrderPage order={actionData ?? loaderData} isInterrupted={actionData === null} />
}

/** SKUs are pasted or uploaded, reviewed and corrected, then added to the bag or a list. */
function QuickOrderPage({ order: loaded, isInterrupted }: { order: OrderView; isInterrupted: boolean }) {
  const t = useTranslations('quick-order')
  const action = useLocalePath()(QUICK_ORDER_PATH)
  const { added, progress, add } = useAddLines(loaded)
  const order = added?.original === loaded ? added.order : loaded
  const { key, lines, text, refusal } = order
  const invalidLines = lines.filter((line) => !isOrderable(line))
  const validLines = lines.filter(isOrderable)
  const isLost = isInterrupted || (added?.original === loaded && added.isInterrupted)
  const message = isLost
    ? t('refused.interrupted')
    : refusal && t(`refused.${refusal}`, { most: QUICK_ORDER_LINES_MAX })
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 md:py-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="max-w-measure text-muted">{t('intro', { most: QUICK_ORDER_LINES_MAX })}</p>
      </div>
      <div className="grid gap-4 empty:hidden">
        <Outcome key={`outcome ${key}`} order={order} validCount={validLines.length} />
        <ErrorSummary key={`refusal ${key}`} message={message} />
      </div>
      <Form
        key={key}
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!submitter?.matches(`[name=${ORDER_FIELDS.act}][value=bag]`)) return
          event.preventDefault()
          if (progress === null) void add(event.currentTarget)
        }}
        className="grid gap-10"
      >
        {/* The default button, for Enter. */}
        <button
          type="submit"
          name={ORDER_FIELDS.act}
          value="check"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <input type="hidden" name={ORDER_FIELDS.key} value={key} />
        {invalidLines.length > 0 && (
          <Lines title={t('wrong', { count: invalidLines.length })} lines={invalidLines} />
        )}
        {lines.length > 0 && <OrderActions order={order} count={validLines.length} progress={progress} />}
        {validLines.length > 0 && (
          <Lines
            title={t('right', { count: validLines.length })}
            lines={validLines}
            before={invalidLines.length}
          />
        )}
        <MoreLines hasLines={lines.length > 0} text={text} />
      </Form>
    </div>
  )
}

function isOrderable({ piece, problem }: OrderLineView): boolean {
  return piece !== null && problem === null
}

/** Shows the lines in the order in which the form is submitted. `before` is the number of lines above them. */
function Lines({
  title,
  lines,
  before = 0,
}: {
  title: string
  lines: readonly OrderLineView[]
  before?: number
}) {
  return (
    <section>
      <h2 className="border-b border-ink pb-3 font-display text-heading">{title}</h2>
      <ul>
        {lines.map((line, index) => (
          <OrderRow key={lineKey(line)} line={line} index={before + index} />
        ))}
      </ul>
    </section>
  )
}

/** Text and file inputs for further lines. */
function MoreLines({ hasLines, text }: { hasLines: boolean; text: string }) {
  const t = useTranslations('quick-order')
  const isBusy = useNavigation().formData?.get(ORDER_FIELDS.act) === 'check'
  const progress = t('checking')
  return (
    <section className="grid max-w-form gap-6">
      {hasLines && <h2 className="font-display text-heading">{t('more')}</h2>}
      <TextAreaField
        label={t('text')}
        help={t('text-help')}
        name={ORDER_FIELDS.text}
        maxLength={2 * QUICK_ORDER_TEXT_MAX}
        defaultValue={text}
        placeholder={'OFBNUV-001\t2'}
        spellCheck={false}
        autoComplete="off"
      />
      <FileField
        label={t('file')}
        help={t('file-help')}
        isOptional
        name={ORDER_FIELDS.file}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          name={ORDER_FIELDS.act}
          value="check"
          variant={hasLines ? 'outline' : 'solid'}
          isBusy={isBusy}
        >
          {t(hasLines ? 'check-again' : 'check')}
        </Button>
        <p role="status" className="text-small text-muted">
          {isBusy && progress}
        </p>
      </div>
    </section>
  )
}

/** Announced and scrolled into view. `validCount`: the number of lines that can be added. */
function Outcome({
  order: { outcome, lines, refusal },
  validCount,
}: {
  order: OrderView
  validCount: number
}) {
  const t = useTranslations('quick-order')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  if (outcome === null && (lines.length === 0 || refusal !== null)) return null
  const invalidCount = lines.length - validCount
  if (outcome === null) {
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <Notice>{t('read', { right: validCount, left: invalidCount })}</Notice>
      </div>
    )
  }
  const { listId, added } = outcome
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        tone="success"
        action={
          added > 0 && (
            <TextLink href={listId === null ? CART_PATHS.page : listPath(listId)}>
              {t(listId === null ? 'to-bag' : 'to-list')}
            </TextLink>
          )
        }
      >
        {t(listId === null ? 'added-to-bag' : 'added-to-list', { added })}
        {lines.length > 0 && ` ${t('left', { count: lines.length })}`}
      </Notice>
    </div>
  )
}
