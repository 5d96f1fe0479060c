import { serveLane } from '#services/kernel/worker-lane/serve-lane.ts'
import { makeFile } from './make-file.ts'

serveLane(makeFile)
