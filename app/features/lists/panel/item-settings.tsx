import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { QuantityField } from '#app/ui/quantity-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { fieldsOf, type PanelChange } from './panel-change.ts'
import type { PanelItem, PanelList, PanelPiece } from './panel-view.ts'

export function ItemSettings({
  list,
  item,
  piece,
  name,
  action,
  send,
}: {
  list: PanelList
  item: PanelItem
  piece: PanelPiece
  name: string
  action: string
  send: (change: PanelChange) => void
}) {
  const t = useTranslations('lists.panel')
  const { id, quantity, variantId, sectionId, version } = item
  const label = t('in-list', { title: piece.title, name })
  const target = { list: list.id, item: id, version }
  const setQuantity = (next: number) =>
    send(
      next === 0
        ? { intent: 'remove', list: list.id, items: [id] }
        : { ...target, intent: 'quantity', quantity: next },
    )
  const fields = { list: list.id, item: id, version: String(version), intent: 'quantity' }
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-4">
      <div className="grid content-start gap-1.5">
        <span aria-hidden="true" className="text-small font-medium">
          {t('quantity')}
        </span>
        <QuantityField
          quantity={quantity}
          label={label}
          action={action}
          fields={fields}
          onChange={setQuantity}
        />
      </div>
      {piece.finishes.length > 0 && (
        <Setting
          label={t('finish')}
          name="variant"
          value={variantId ?? ''}
          options={piece.finishes.map((finish) => [finish.id, finish.title])}
          empty={variantId === null ? t('finish-open') : null}
          lang={piece.textLanguage ?? undefined}
          action={action}
          toChange={(variant) => ({ ...target, intent: 'finish', variant })}
          send={send}
        />
      )}
      {list.sections.length > 0 && (
        <Setting
          label={t('section')}
          name="section"
          value={sectionId ?? ''}
          options={list.sections.map((section) => [section.id, section.name])}
          empty={t('no-section')}
          action={action}
          toChange={(section) => ({ ...target, intent: 'section', section: section || null })}
          send={send}
        />
      )}
    </fieldset>
  )
}

function Setting({
  label,
  name,
  value,
  options,
  empty,
  lang,
  action,
  toChange,
  send,
}: {
  label: string
  name: 'variant' | 'section'
  value: string
  options: readonly (readonly [string, string])[]
  /** The label of the empty value; null if a value is required. */
  empty: string | null
  lang?: string | undefined
  action: string
  toChange: (value: string) => PanelChange
  send: (change: PanelChange) => void
}) {
  const t = useTranslations('lists.panel')
  const hiddenFields = fieldsOf(toChange(value)).filter(([field]) => field !== name)
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="min-w-40 grow basis-0"
    >
      {hiddenFields.map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <SelectField
        label={label}
        name={name}
        value={value}
        required={name === 'variant'}
        onChange={({ target }) => send(toChange(target.value))}
      >
        {empty !== null && <option value="">{empty}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option} lang={lang}>
            {text}
          </option>
        ))}
      </SelectField>
      <span className="mt-2 hidden scriptless:block">
        <button type="submit" className={TEXT_LINK}>
          {t('update')}
        </button>
      </span>
    </form>
  )
}
