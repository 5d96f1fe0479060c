import { Box, Typography } from '@mui/material'
import type { TradeApplicationDetail } from '#contracts/team/trade-application.ts'
import { Block } from '#desk/detail/block.tsx'
import { Entries, Entry } from '#desk/detail/entries.tsx'
import { useColleagues } from '#desk/detail/use-colleagues.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useApplicationWords } from './use-application-words.ts'

export function Notes({ notes }: Pick<TradeApplicationDetail, 'notes'>) {
  const { word } = useApplicationWords()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const muted = { color: 'text.secondary' }
  return (
    <Block title={word('notes')}>
      {notes.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {word('no-notes')}
        </Typography>
      )}
      <Entries>
        {notes.toReversed().map(({ id, accountId, text, at }) => (
          <Entry
            key={id}
            start={
              <Box component="span" sx={muted}>
                {moment(at)}
              </Box>
            }
            end={
              <Box component="span" sx={muted}>
                {nameOf(accountId)}
              </Box>
            }
          >
            {text}
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}
