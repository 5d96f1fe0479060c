import { serveLane } from '#services/kernel/worker-lane/serve-lane.ts'
import { toPlainModel } from './plain-model.ts'

serveLane(toPlainModel)
