export { type DensityChart, densityChart } from "./chart/density-chart.js";
export { figure } from "./chart/figure.js";
export { type IntervalChart, type IntervalRow, intervalChart } from "./chart/interval-chart.js";
export { type LineChart, type LinePoint, lineChart } from "./chart/line-chart.js";
export {
  type ReliabilityChart,
  type ReliabilityPoint,
  reliabilityChart,
} from "./chart/reliability-chart.js";
export { type AxisRange, rangeFromZero } from "./chart/scale.js";
export { type ShareBar, shareBar } from "./chart/share-bar.js";
export { type SpreadChart, type SpreadNode, spreadChart } from "./chart/spread-chart.js";
export { stackedCharts, type TitledChart } from "./chart/stacked-charts.js";
export { type ChartWidth, standaloneSvg } from "./chart/svg.js";
export { type TreeChart, type TreeNode, treeChart } from "./chart/tree-chart.js";
export { type Waterfall, waterfall } from "./chart/waterfall.js";
export { escapeHtml, paragraphs } from "./escape/html.js";
export { escapeMarkdown, quoteMarkdown } from "./escape/markdown.js";
export { oneLine } from "./escape/visible-text.js";
export {
  printAmount,
  printAmountOfChange,
  printChange,
  printFixed,
  printNumber,
  printNumbers,
  printShare,
} from "./format/figures.js";
export { formatDate } from "./format/format-date.js";
export { formatChange, formatNumber, formatShare } from "./format/format-number.js";
export { capitalised, counted, sentenceList, shortened } from "./format/format-words.js";
export { type Page, page, section } from "./page/page.js";
export {
  type LinkedCell,
  numberColumn,
  type TableColumn,
  type TableRow,
  table,
  textColumn,
} from "./page/table.js";
export { bulleted, command, folded, paragraph, subheading, verbatim } from "./page/words.js";
export { modelText } from "./words/model-text.js";
export { isSmallModel, smallModelText } from "./words/small-model.js";
export { SupportedNumbers } from "./words/supported-numbers.js";
