import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { FormPiece } from '../form/loaded-form.ts'

/** The piece that a request is about. */
export function PieceCard({ piece }: { piece: FormPiece }) {
  const { path, title, titleLanguage, variantTitle, artisan, picture } = piece
  const lang = titleLanguage ?? undefined
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-6">
      <PiecePicture picture={picture} title={title} sizes="104px" lang={lang} />
      <div>
        <p className="text-small text-muted">{artisan}</p>
        <p lang={lang} className="mt-1 font-display text-title">
          <TextLink href={path}>{title}</TextLink>
        </p>
        {variantTitle && (
          <p lang={lang} className="mt-1 text-small text-muted">
            {variantTitle}
          </p>
        )}
      </div>
    </div>
  )
}
