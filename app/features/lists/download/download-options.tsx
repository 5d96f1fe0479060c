import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ExportState } from '#contracts/export.ts'
import { EXPORT_KINDS } from '#contracts/export.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { ListFormPage } from '../form/list-form-page.tsx'
import { listPath } from '../paths.ts'
import { useListName } from '../use-list-name.ts'
import {
  CLIENT_MAX,
  type DownloadInput,
  type DownloadPrices,
  type DownloadRefusal,
  FIELD_REFUSALS,
  TITLE_MAX,
} from './download-form.ts'
import { DOWNLOAD_FIELDS } from './download-paths.ts'
import { EarlierDownloads } from './earlier-downloads.tsx'

export type DownloadOptionsView = {
  readonly list: string
  readonly name: string | null
  readonly purpose: ListPurpose | null
  readonly id: string
  readonly input: DownloadInput
  readonly prices: readonly DownloadPrices[]
  /** The studio's name; null if the customer has none. */
  readonly studio: string | null
  readonly earlier: readonly ExportState[]
  readonly refusals: readonly DownloadRefusal[]
}

export function DownloadOptions(view: DownloadOptionsView) {
  const { list, id, input, prices, studio, earlier, refusals } = view
  const t = useTranslations('lists.download')
  const listName = useListName()(view)
  const errorText = (refusal: DownloadRefusal) =>
    t(`refused.${refusal}`, { title: TITLE_MAX, client: CLIENT_MAX })
  const errorsOf = (name: (typeof FIELD_REFUSALS)[keyof typeof FIELD_REFUSALS]) =>
    refusals.filter((refusal) => refusal in FIELD_REFUSALS && fieldOf(refusal) === name).map(errorText)
  const formRefusal = refusals.find((refusal) => fieldOf(refusal) === null)
  const names = ['title', 'client', 'markUp', 'until'] as const
  const labels = { title: t('title-label'), client: t('client'), markUp: t('mark-up'), until: t('until') }
  const fields: CheckedField[] = names.map((name) => ({
    id: fieldId(name),
    label: labels[name],
    errors: errorsOf(name),
  }))
  const textFieldProps = (name: (typeof names)[number]) => ({
    id: fieldId(name),
    label: labels[name],
    name: DOWNLOAD_FIELDS[name],
    defaultValue: input[name],
    errors: errorsOf(name),
  })
  return (
    <ListFormPage title={t('title')} crumbs={[{ label: listName, href: listPath(list) }]}>
      <p className="max-w-measure">{t('intro')}</p>
      <ErrorSummary message={formRefusal && errorText(formRefusal)} fields={fields} />
      <form method="post" className="grid max-w-form gap-8" noValidate>
        <input type="hidden" name={DOWNLOAD_FIELDS.key} value={id} />
        <ChoiceGroup legend={t('kind')}>
          {EXPORT_KINDS.map((kind) => (
            <Radio
              key={kind}
              name={DOWNLOAD_FIELDS.kind}
              value={kind}
              defaultChecked={kind === input.kind}
              label={t(`kinds.${kind}`)}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t('prices')}>
          {prices.map((price) => (
            <Radio
              key={price}
              name={DOWNLOAD_FIELDS.prices}
              value={price}
              defaultChecked={price === input.prices}
              label={t(`price.${price}`)}
            />
          ))}
        </ChoiceGroup>
        {prices.includes('client') && (
          <TextField
            {...textFieldProps('markUp')}
            help={t('mark-up-help')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <Group legend={t('on-it')}>
          <TextField
            {...textFieldProps('title')}
            defaultValue={refusals.length === 0 && input.title === '' ? listName : input.title}
            maxLength={TITLE_MAX}
            required
            autoComplete="off"
          />
          <TextField {...textFieldProps('client')} maxLength={CLIENT_MAX} isOptional autoComplete="off" />
          <TextField {...textFieldProps('until')} type="date" isOptional className="max-w-60" />
          <Checkbox name={DOWNLOAD_FIELDS.notes} defaultChecked={input.hasNotes} label={t('notes')} />
          {studio === null ? (
            <p className="text-small text-muted">
              {t.rich('no-studio', { link: (words) => <TextLink href="/profile/studio">{words}</TextLink> })}
            </p>
          ) : (
            <Checkbox
              name={DOWNLOAD_FIELDS.studio}
              defaultChecked={input.hasStudio}
              label={t('studio', { studio })}
            />
          )}
        </Group>
        <ChoiceGroup legend={t('paper')}>
          <Radio name={DOWNLOAD_FIELDS.paper} value="A4" defaultChecked={input.paper === 'A4'} label="A4" />
          <Radio
            name={DOWNLOAD_FIELDS.paper}
            value="LETTER"
            defaultChecked={input.paper === 'LETTER'}
            label="US Letter"
          />
        </ChoiceGroup>
        <div className="flex flex-wrap items-center gap-6">
          <Button type="submit">{t('submit')}</Button>
          <TextLink href={listPath(list)}>{t('back')}</TextLink>
        </div>
      </form>
      <EarlierDownloads listId={list} exports={earlier} />
    </ListFormPage>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-small font-medium">{legend}</legend>
      {children}
    </fieldset>
  )
}

function fieldId(name: string): string {
  return `download-${name}`
}

function fieldOf(refusal: DownloadRefusal): string | null {
  return Object.entries(FIELD_REFUSALS).find(([code]) => code === refusal)?.[1] ?? null
}
