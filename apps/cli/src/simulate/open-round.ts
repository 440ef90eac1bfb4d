export { countRecorded, openRound } from "@concordat/simulation/results";
