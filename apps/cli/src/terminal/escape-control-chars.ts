export {
  distinctName,
  escapeControlChars,
  harmlessJson,
  onOneLine,
} from "@concordat/report-kit/terminal-text";
