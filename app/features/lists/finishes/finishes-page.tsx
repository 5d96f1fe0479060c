import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Swatch } from '#app/ui/swatch.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import { ListFormPage } from '../form/list-form-page.tsx'
import { FINISH_FIELD } from '../paths.ts'
import { usePieceName } from '../rows/use-piece-name.ts'
import type { OfferedFinish, OpenPiece } from './load-open-pieces.server.ts'

export type FinishesView = {
  readonly pieces: readonly OpenPiece[]
  /** `path`: without locale. */
  readonly list: { readonly name: string; readonly path: string }
  /** Whether the visitor edits the list. The choice is then saved in it. */
  readonly isOwn: boolean
  /** Whether only these pieces are added, rather than the whole list. */
  readonly isSingle: boolean
}

/** `chosen`: the variant ids by piece id, if some choices are missing; `code`: there was no usable response. */
export type FinishesOutcome =
  | { readonly chosen: Readonly<Record<string, string>> }
  | { readonly code: 'list-unavailable' }

/** The hidden field that distinguishes this form from the button that adds a list to the bag. */
export const FINISHES_STEP = 'finishes'

/** Spec §3: offers the finishes of pieces without a chosen one, before the pieces of a list go into the bag. */
export function FinishesPage({
  view: { pieces, list, isOwn, isSingle },
  action,
  outcome,
}: {
  view: FinishesView
  /** Form action, without locale. */
  action: string
  outcome: FinishesOutcome | null
}) {
  const t = useTranslations('lists.finishes')
  const localePath = useLocalePath()
  const nameOf = usePieceName()
  const isBusy = useNavigation().formData !== undefined
  const tAddAll = useTranslations('lists.page.add-all')
  const tMenu = useTranslations('lists.page.menu')
  const { refusals } = useRefusals(outcome)
  const chosen = outcome && 'chosen' in outcome ? outcome.chosen : null
  const isMissing = (id: string) => chosen !== null && chosen[id] === undefined
  const missing = pieces.filter(({ id }) => isMissing(id))
  return (
    <ListFormPage title={t('title')} crumbs={[{ label: list.name, href: list.path }]} isForAnyone={!isOwn}>
      <Form method="post" action={localePath(action)} className="grid gap-10" noValidate>
        <input type="hidden" name={FINISHES_STEP} value="1" />
        <ErrorSummary
          message={outcome && 'code' in outcome ? tAddAll('failed') : null}
          fields={missing.map((piece) => ({
            id: fieldId(piece, piece.finishes[0]),
            label: nameOf(piece),
            errors: [t('missing')],
          }))}
          refusals={refusals}
        />
        <p className="max-w-measure text-muted">
          {isSingle ? t('intro-one') : t('intro')} {isOwn && t('stored')}
        </p>
        {pieces.map((piece) => (
          <PieceFinishes
            key={piece.id}
            piece={piece}
            name={nameOf(piece)}
            chosen={chosen?.[piece.id] ?? null}
            isMissing={isMissing(piece.id)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" isBusy={isBusy}>
            {isSingle ? tMenu('bag') : tAddAll('button')}
          </Button>
          <TextLink href={list.path}>{t('back')}</TextLink>
        </div>
      </Form>
    </ListFormPage>
  )
}

function fieldId({ id }: OpenPiece, finish: OfferedFinish | undefined): string {
  return `finish-${id}-${finish?.id ?? ''}`
}

function PieceFinishes({
  piece,
  name,
  chosen,
  isMissing,
}: {
  piece: OpenPiece
  name: string
  chosen: string | null
  isMissing: boolean
}) {
  const t = useTranslations('lists.finishes')
  const errorId = `missing-${piece.id}`
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group is neither right nor wrong, this one is
      role="radiogroup"
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
      className="compare-choices min-w-0"
    >
      <legend className="font-display text-title wrap-anywhere">
        <span lang={piece.textLanguage ?? undefined}>
          {t('piece', { title: name, quantity: piece.quantity })}
        </span>
      </legend>
      {isMissing && (
        <p id={errorId} className="text-small text-alert">
          {t('missing')}
        </p>
      )}
      <div>
        {piece.finishes.map((finish) => (
          <label key={finish.id} className="compare-choice">
            <input
              type="radio"
              id={fieldId(piece, finish)}
              name={FINISH_FIELD + piece.id}
              value={finish.id}
              defaultChecked={finish.id === chosen}
              autoComplete="off"
              className="choice-mark rounded-full checked:mark-dot"
            />
            <span className="w-16 shrink-0">
              <PiecePicture
                picture={finish.picture && { ...finish.picture, alt: '' }}
                title={finish.title}
                sizes="4rem"
              />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <span
                lang={piece.textLanguage ?? undefined}
                className="flex items-center gap-2 font-medium wrap-anywhere"
              >
                {finish.swatch && <Swatch color={finish.swatch} className="size-3" />}
                {finish.title}
              </span>
              <span className="text-small">
                <FinishPrice finish={finish} />
              </span>
            </span>
          </label>
        ))}
      </div>
      {piece.isPartial && piece.path && (
        <p className="mt-3 text-small">
          <TextLink href={piece.path}>{t('more')}</TextLink>
        </p>
      )}
    </fieldset>
  )
}

function FinishPrice({ finish: { ownPrice, publicPrice } }: { finish: OfferedFinish }) {
  if (ownPrice.amountMinor === publicPrice.amountMinor) return <Price price={ownPrice} />
  return <TradePrice price={ownPrice} publicPrice={publicPrice} />
}
