import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { QUOTE_DRAFT_LINES_MAX, QUOTE_LINES_MAX } from '../../../../contracts/quote.ts'
import type { TeamQuote } from '../../../../contracts/team/quote.ts'
import { OrderedList } from '../../../ordering/ordered-list.tsx'
import { useQuoteWords } from '../use-quote-words.ts'
import { AddPiece } from './add-piece.tsx'
import { type DraftValues, lineOfPiece } from './draft-values.ts'
import { LineFields } from './line-fields.tsx'
import { newLineId } from './new-line-id.ts'
import { ReduceAll } from './reduce-all.tsx'

/** As many lines are shown at once; a list may have hundreds. */
const SHOWN = 40

/** The lines of a draft, which are changed, moved, removed and added. */
export function DraftLines({ quote: { id, currency, language, detail } }: { quote: TeamQuote }) {
  const { word } = useQuoteWords()
  const [areAllShown, setAllShown] = useState(false)
  const [addedSoldOut, setAddedSoldOut] = useState<readonly string[]>([])
  const soldOut = new Set([...(detail?.soldOut ?? []), ...addedSoldOut])
  const { fields, move, remove, append } = useFieldArray<DraftValues, 'lines', 'key'>({
    name: 'lines',
    keyName: 'key',
  })
  const shown = areAllShown ? fields : fields.slice(0, SHOWN)
  const hidden = fields.length - shown.length
  return (
    <>
      <ReduceAll />
      {fields.length > QUOTE_LINES_MAX && (
        <Typography role="alert" variant="body2" color="error" sx={{ marginBlock: 1 }}>
          {word('too-many-lines', { count: fields.length, max: QUOTE_LINES_MAX })}
        </Typography>
      )}
      <OrderedList
        label={word('lines')}
        items={shown}
        keyOf={({ id: lineId }) => lineId}
        nameOf={({ stored }) => stored.title}
        onMove={move}
        onRemove={remove}
        removeLabel={word('remove')}
      >
        {(line, index, buttons) => (
          <LineFields
            line={line}
            index={index}
            currency={currency}
            language={language}
            isSoldOut={soldOut.has(line.stored.variantId ?? '')}
            buttons={buttons}
          />
        )}
      </OrderedList>
      {hidden > 0 && (
        <Button onClick={() => setAllShown(true)}>{word('more-lines', { count: hidden })}</Button>
      )}
      <AddPiece
        quoteId={id}
        currency={currency}
        isFull={fields.length >= QUOTE_DRAFT_LINES_MAX}
        onAdd={(found) => {
          append(lineOfPiece(found, newLineId()), { shouldFocus: false })
          if (found.isSoldOut) setAddedSoldOut([...addedSoldOut, found.id])
          setAllShown(true)
        }}
      />
    </>
  )
}
