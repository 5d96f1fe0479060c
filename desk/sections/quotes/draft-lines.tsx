import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { SelectInput, TextInput, useGetList, useTranslate } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { QUOTE_DRAFT_LINES_MAX, QUOTE_LENGTHS, QUOTE_LINES_MAX } from '#contracts/quote.ts'
import { type QuotePiece, quotePiece, type TeamQuote } from '#contracts/team/quote.ts'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { OrderedList, SCREEN_READER_ONLY } from '#desk/ordering/ordered-list.tsx'
import { newKey } from '#desk/provider/call-team.ts'
import { useDebouncedText } from '#desk/provider/use-debounced-text.ts'
import {
  computeReducedPrice,
  computeReduction,
  createLine,
  type DraftValues,
  type LineValues,
  validateAmount,
  validateQuantity,
  validateTime,
} from './draft-values.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** The number of lines shown initially, since a list may have hundreds. */
const INITIAL_LINE_COUNT = 40

/** The minimum length of a search text. */
const SEARCH_LENGTH_MIN = 2

const RESULTS_MAX = 50

export function DraftLines({ quote: { id, currency, language, detail } }: { quote: TeamQuote }) {
  const { t } = useQuoteWords()
  const [areAllShown, setAllShown] = useState(false)
  const [addedSoldOut, setAddedSoldOut] = useState<readonly string[]>([])
  const soldOut = new Set([...(detail?.soldOut ?? []), ...addedSoldOut])
  const { fields, move, remove, append } = useFieldArray<DraftValues, 'lines', 'key'>({
    name: 'lines',
    keyName: 'key',
  })
  const shown = areAllShown ? fields : fields.slice(0, INITIAL_LINE_COUNT)
  const hidden = fields.length - shown.length
  return (
    <>
      <ReduceAll />
      {fields.length > QUOTE_LINES_MAX && (
        <Typography role="alert" variant="body2" color="error" sx={{ marginBlock: 1 }}>
          {t('too-many-lines', { count: fields.length, max: QUOTE_LINES_MAX })}
        </Typography>
      )}
      <OrderedList
        label={t('lines')}
        items={shown}
        getKey={({ id: lineId }) => lineId}
        getName={({ stored }) => stored.title}
        onMove={move}
        onRemove={remove}
        removeLabel={t('remove')}
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
      {hidden > 0 && <Button onClick={() => setAllShown(true)}>{t('more-lines', { count: hidden })}</Button>}
      <AddPiece
        quoteId={id}
        currency={currency}
        isFull={fields.length >= QUOTE_DRAFT_LINES_MAX}
        onAdd={(chosen) => {
          append(createLine(chosen, newLineId()), { shouldFocus: false })
          if (chosen.isSoldOut) setAddedSoldOut([...addedSoldOut, chosen.id])
          setAllShown(true)
        }}
      />
    </>
  )
}

/** Returns a random UUID. `crypto.randomUUID` is not available over plain HTTP. */
export function newLineId(): string {
  const hex = newKey()
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}

/** Reduces all lines that have a public price. */
function ReduceAll() {
  const { t } = useQuoteWords()
  const { getValues, setValue } = useFormContext<DraftValues>()
  const [percent, setPercent] = useState('')
  const isValidPercent = computeReducedPrice(1, percent) !== null
  function apply() {
    for (const [index, { stored }] of getValues('lines').entries()) {
      const price = computeReducedPrice(stored.publicMinor, percent)
      if (price === null) continue
      setValue(`lines.${index}.price`, price, { shouldDirty: true, shouldValidate: true })
      setValue(`lines.${index}.reduction`, percent, { shouldDirty: true })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1.5 }}>
      <TextField
        label={t('reduce-all')}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        // Prevent Enter from saving the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isValidPercent) apply()
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ width: { xs: '100%', sm: '17rem' } }}
      />
      <Button variant="outlined" disabled={!isValidPercent} onClick={apply}>
        {t('reduce')}
      </Button>
    </Box>
  )
}

/** Searches for a piece by title, maker or SKU, and adds it. */
function AddPiece({
  quoteId,
  currency,
  isFull,
  onAdd,
}: {
  quoteId: string
  currency: string
  isFull: boolean
  onAdd: (piece: QuotePiece) => void
}) {
  const translate = useTranslate()
  const { t, amount } = useQuoteWords()
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const debouncedText = useDebouncedText(text.trim())
  const { data, isFetching, isError } = useGetList(
    'quote-pieces',
    { filter: { quoteId, text: debouncedText }, pagination: { page: 1, perPage: RESULTS_MAX } },
    { enabled: debouncedText.length >= SEARCH_LENGTH_MIN },
  )
  const isLongEnough = text.trim().length >= SEARCH_LENGTH_MIN
  const isSearching = isFetching || debouncedText !== text.trim()
  return (
    <>
      <Autocomplete<QuotePiece>
        options={isLongEnough && !isSearching ? (data?.map((item) => quotePiece.parse(item)) ?? []) : []}
        value={null}
        inputValue={text}
        disabled={isFull}
        filterOptions={(pieces) => pieces}
        getOptionLabel={({ piece }) => piece.title}
        getOptionKey={({ id }) => id}
        autoHighlight
        forcePopupIcon={false}
        loading={isLongEnough && isSearching}
        loadingText={translate('find.searching')}
        noOptionsText={
          isError ? translate('errors.unavailable') : t(isLongEnough ? 'nothing-found' : 'find-hint')
        }
        onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
        onChange={(_, chosen) => {
          if (!chosen) return
          setText('')
          setAdded(t('added', { title: chosen.piece.title }))
          onAdd(chosen)
        }}
        renderOption={({ key, ...props }, { piece, publicMinor, isSoldOut }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
            <Thumbnail url={piece.picture} width={32} />
            <div>
              <Typography variant="body2">
                {[piece.title, piece.variantTitle].filter(Boolean).join(', ')}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {[
                  piece.sku,
                  piece.artisan,
                  publicMinor === null ? t('upon-request') : amount(publicMinor, currency),
                  isSoldOut && t('sold-out'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('add')}
            // Prevent Enter from saving the form when it chooses a piece.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        sx={{ maxWidth: '30rem', marginTop: 2 }}
      />
      <Box component="span" role="status" sx={SCREEN_READER_ONLY}>
        {added}
      </Box>
    </>
  )
}

/** The fields of a line. Typing a reduction computes the price, and vice versa. */
function LineFields({
  line: { stored },
  index,
  currency,
  language,
  isSoldOut,
  buttons,
}: {
  line: LineValues
  index: number
  currency: string
  language: string
  isSoldOut: boolean
  buttons: ReactNode
}) {
  const { t, amount } = useQuoteWords()
  const { setValue } = useFormContext<DraftValues>()
  const titleId = useId()
  const { title, artisan, sku, section, picture, publicMinor } = stored
  const path = `lines.${index}` as const
  const label = (field: string) => t(`fields.${field}`, { currency })
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Thumbnail url={picture} width={48} />
        <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" id={titleId} sx={{ fontWeight: 500 }} lang={language}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[artisan, sku, section].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {publicMinor === null
              ? t(stored.variantId === '' ? 'finish-open' : 'upon-request')
              : t('public-price', { price: amount(publicMinor, currency) })}
          </Typography>
          {isSoldOut && (
            <Typography variant="body2" color="error">
              {t('sold-out')}
            </Typography>
          )}
        </Box>
        <Box sx={{ flexShrink: 0 }}>{buttons}</Box>
      </Box>
      {/* Allow selecting text in fields with the mouse: only the rest of the line can be dragged. */}
      <Box draggable onDragStart={preventDrag} sx={FIELDS}>
        <TextInput
          source={`${path}.finish`}
          label={label('finish')}
          slotProps={{ htmlInput: { maxLength: QUOTE_LENGTHS.finish, lang: language } }}
          helperText={false}
        />
        <TextInput
          source={`${path}.quantity`}
          label={label('quantity')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          validate={(value) => getMessageKey(validateQuantity(value))}
          helperText={false}
        />
        <TextInput
          source={`${path}.price`}
          label={label('price')}
          slotProps={DECIMAL}
          validate={validateAmountInput}
          onChange={({ target }) =>
            setValue(`${path}.reduction`, computeReduction(publicMinor, target.value), { shouldDirty: true })
          }
          helperText={false}
        />
        <TextInput
          source={`${path}.reduction`}
          label={label('reduction')}
          slotProps={DECIMAL}
          disabled={publicMinor === null}
          onChange={({ target }) => {
            const price = computeReducedPrice(publicMinor, target.value)
            if (price !== null) setValue(`${path}.price`, price, { shouldDirty: true, shouldValidate: true })
          }}
          helperText={false}
        />
        <TextInput
          source={`${path}.time`}
          label={label('time')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          validate={(time, { lines }) =>
            getMessageKey(validateTime({ time, unit: lines?.[index]?.unit ?? 'weeks' }))
          }
          helperText={false}
        />
        <SelectInput
          source={`${path}.unit`}
          label={label('unit')}
          choices={['weeks', 'days'].map((id) => ({ id, name: t(`units.${id}`) }))}
          translateChoice={false}
          isRequired
          helperText={false}
          fullWidth
          sx={{ minWidth: 0 }}
        />
      </Box>
    </Box>
  )
}

const FIELDS = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.5,
  marginTop: 1,
  cursor: 'default',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) 5rem 8rem 7rem 6rem 7.5rem',
  },
}

function preventDrag(event: DragEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function getMessageKey(error: string | null): string | undefined {
  return error === null ? undefined : `errors.fields.${error}`
}

export const DECIMAL = { htmlInput: { inputMode: 'decimal' } } as const

/** Returns the message key of an error, or undefined if the amount is valid. */
export function validateAmountInput(text: string | null): string | undefined {
  const error = validateAmount(text)
  return error === null ? undefined : `errors.fields.${error}`
}
