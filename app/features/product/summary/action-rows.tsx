import type { MouseEvent, ReactNode } from 'react'
import { requestPath } from '#app/features/requests/paths.ts'
import { samplesPath } from '#app/features/trade/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { ArrowIcon, DownloadIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { idNumber } from '#domain/ids.ts'
import { measureAll } from '#domain/product/units.ts'
import type { ModelView } from '../model/model-view.ts'
import { cadPath, MODEL_FRAGMENT, tearsheetOptionsPath, tearsheetPath } from '../paths.ts'
import type { ProductView, VariantView } from '../view/product-view.ts'
import { toFormPiece, variantRequests } from '../view/variant-requests.ts'

type ActionRowsProps = {
  product: ProductView
  variant: VariantView
  /** Opening hours of the experts: '9:00–18:00 CET'. */
  hours: string
  /** The maximum number of working days until a reply. */
  replyDays: number
  onOpenModel: (opener: HTMLElement) => void
}

/** Spec §1: actions besides buying, each in a row with a related fact. */
export function ActionRows({ product, variant, hours, replyDays, onOpenModel }: ActionRowsProps) {
  const t = useTranslations('product')
  const tForms = useTranslations('request.forms')
  const localePathOf = useLocalePath()
  const weight = useWeight(product)
  const facts = {
    customization: t('rows.customization', { days: replyDays }),
    'white-glove': weight && t('rows.white-glove', { weight }),
    'more-information': null,
    expert: hours,
  }
  const kinds = variantRequests(product, variant)
  // Trade clients choose the price that the tearsheet states.
  const isTrade = product.mayRequest === true
  return (
    <div className="fact-rows">
      {product.model && <ModelRow model={product.model} fact={t('rows.model')} onOpen={onOpenModel} />}
      {product.cadFile && (
        <a href={localePathOf(cadPath(product))} download data-document rel="nofollow" className="fact-row">
          <RowText label={t('cad')} fact={fileType(product.cadFile)} icon={<DownloadIcon />} />
        </a>
      )}
      <a
        href={localePathOf((isTrade ? tearsheetOptionsPath : tearsheetPath)(product, variant.number))}
        data-document
        rel="nofollow"
        className="fact-row"
      >
        <RowText label={t('tearsheet-row')} fact={t('rows.tearsheet')} icon={<DownloadIcon />} />
      </a>
      {product.hasSamples && (
        <Link href={samplesPath(idNumber(product.id))} rel="nofollow" className="fact-row">
          <RowText label={t('samples-row')} fact={t('rows.samples')} icon={<ArrowIcon />} />
        </Link>
      )}
      {ROWS.filter((kind) => kinds.includes(kind)).map((kind) => (
        <Link
          key={kind}
          href={requestPath(kind, toFormPiece(product, variant))}
          rel="nofollow"
          data-opens-form
          className="fact-row"
        >
          <RowText label={tForms(`${kind}.row`)} fact={facts[kind]} icon={<ArrowIcon />} />
        </Link>
      ))}
    </div>
  )
}

const ROWS = ['customization', 'white-glove', 'more-information', 'expert'] as const

/** Formats the weight in the visitor's unit. Returns null if it is unknown. */
function useWeight({ details }: ProductView): string | null {
  const format = useFormat()
  const { units } = usePageLocale()
  const weight = measureAll(details.dimensions, units).find(({ axis }) => axis === 'weight')
  return weight ? format.measure({ ...weight.measure, value: Math.round(weight.measure.value) }) : null
}

/** Returns the extension of a file in upper case, such as `DXF` or `ZIP`. */
function fileType(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.slice(path.lastIndexOf('.') + 1).toUpperCase()
}

/** Opens the 3D model; without JavaScript the model's files can be downloaded. */
function ModelRow({
  model,
  fact,
  onOpen,
}: {
  model: ModelView
  fact: string
  onOpen: (opener: HTMLElement) => void
}) {
  const t = useTranslations('product.model')
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <>
      <a id={MODEL_FRAGMENT} href={model.glb} download data-document onClick={open} className="fact-row">
        <RowText label={t('open')} fact={fact} icon={<ArrowIcon />} />
      </a>
      {model.usdz && (
        <noscript>
          <a href={model.usdz} rel="ar" className="fact-row">
            {t('download-ios')}
          </a>
        </noscript>
      )}
    </>
  )
}

function RowText({ label, fact, icon }: { label: string; fact: string | null; icon: ReactNode }) {
  return (
    <>
      <span>{label}</span>
      <span className="flex items-center gap-3 text-end text-small text-muted">
        {fact}
        <span className="text-ink">{icon}</span>
      </span>
    </>
  )
}
