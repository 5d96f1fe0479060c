import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CONTROL } from '#app/ui/form/control.ts'
import { EmptyMat, PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { PieceLink } from '../rows/piece-link.tsx'
import { PiecePrices } from '../rows/piece-prices.tsx'
import { ShipsIn } from '../rows/ships-in.tsx'
import { LineProblemText } from './line-problem-text.tsx'
import { ORDER_FIELDS } from './order-form.ts'
import type { OrderLineView, OrderPiece } from './order-view.ts'

export function OrderRow({ line, index }: { line: OrderLineView; index: number }) {
  const t = useTranslations('quick-order')
  const tPage = useTranslations('lists.page')
  const { sku, quantity, project, piece, problem, stock, merged, suggestion } = line
  const number = index + 1
  const isQuantityInvalid = problem === 'quantity-malformed' || problem === 'quantity-too-large'
  const notes = [
    stock !== null && t('stock', { count: stock }),
    merged > 1 && !isQuantityInvalid && t('merged', { count: merged }),
  ].filter((note) => note !== false)
  const errorId = `line-${number}-error`
  const errorProps = (isInvalid: boolean) => ({
    'aria-describedby': isInvalid ? errorId : undefined,
    'aria-invalid': isInvalid || undefined,
  })
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-hairline py-4 md:grid-cols-[4rem_minmax(0,1fr)_auto]">
      {piece ? (
        <PieceLink piece={piece} isDecorative>
          <PiecePicture
            picture={piece.picture && { ...piece.picture, alt: '' }}
            title={piece.title ?? ''}
            sizes="4rem"
          />
        </PieceLink>
      ) : (
        <span className="block aspect-product bg-linen">
          <EmptyMat title={sku} />
        </span>
      )}
      <div className="grid content-start gap-1">
        {piece && <PieceFacts piece={piece} />}
        {project && <p className="text-small">{tPage('project', { name: project.name })}</p>}
        {problem !== null && (
          <p id={errorId} className="text-small text-alert">
            <LineProblemText problem={problem} />{' '}
            {suggestion !== null && (
              <button
                type="submit"
                name={ORDER_FIELDS.correct}
                value={`${index} ${suggestion}`}
                className={`${TEXT_LINK} cursor-pointer text-ink`}
              >
                {t('suggestion', { sku: suggestion })}
              </button>
            )}
          </p>
        )}
        {notes.length > 0 && <p className="text-small text-muted">{notes.join(' ')}</p>}
      </div>
      <div className="flex items-center gap-3 max-md:col-span-2 md:col-start-3">
        <input type="hidden" name={ORDER_FIELDS.project} value={project?.name ?? ''} />
        <input type="hidden" name={ORDER_FIELDS.projectList} value={project?.listId ?? ''} />
        <input
          name={ORDER_FIELDS.sku}
          defaultValue={sku}
          aria-label={t('sku', { number })}
          autoComplete="off"
          spellCheck={false}
          className={`${CONTROL} md:max-w-44`}
          {...errorProps(problem === 'unknown-sku')}
        />
        <input
          name={ORDER_FIELDS.quantity}
          defaultValue={quantity}
          aria-label={t('quantity', { number })}
          inputMode="numeric"
          autoComplete="off"
          className={`${CONTROL} max-w-20 text-center tabular-nums`}
          {...errorProps(isQuantityInvalid)}
        />
        <button
          type="submit"
          name={ORDER_FIELDS.remove}
          value={index}
          aria-label={t('remove-line', { number, sku })}
          className="min-h-11 cursor-pointer text-small"
        >
          <span className={TEXT_LINK}>{t('remove')}</span>
        </button>
      </div>
    </li>
  )
}

function PieceFacts({ piece }: { piece: OrderPiece }) {
  const { artisan, textLanguage, title, finish, notice, exclusion } = piece
  const lang = textLanguage ?? undefined
  return (
    <>
      <p className="text-fine text-muted">{artisan}</p>
      <p lang={lang} className="font-display text-lead leading-tight wrap-anywhere">
        <PieceLink piece={piece}>{title}</PieceLink>
      </p>
      {finish && (
        <p lang={lang} className="text-small text-muted">
          {finish}
        </p>
      )}
      {exclusion === null && (
        <p className="flex flex-wrap gap-x-4 text-small">
          <span className="flex flex-wrap gap-x-2">
            <PiecePrices piece={piece} />
          </span>
          <span className="text-muted">
            <ShipsIn notice={notice} />
          </span>
        </p>
      )}
    </>
  )
}
