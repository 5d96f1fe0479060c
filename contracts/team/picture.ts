import { z } from 'zod'
import { teamItem } from './convention.ts'

/** The id of a complete upload (contracts/team/upload.ts). */
export const newPicture = z.strictObject({ upload: z.uuid() })

/** A picture in the shop's own store; sizes are in pixels. */
export const teamPicture = teamItem.extend({ url: z.string(), width: z.int(), height: z.int() })
export type TeamPicture = z.infer<typeof teamPicture>
