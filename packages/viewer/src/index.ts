export type {
  AgentQuestion,
  AnswerListener,
  ControlState,
  ViewerControl,
  WhatIfPost,
} from "./control/viewer-control.js";
export { type StartViewerOptions, startViewer, type Viewer } from "./http/start-viewer.js";
export { folderTarget } from "./target/folder-target.js";
export type { OpenedRun, ViewedKind, ViewedRun, ViewedTarget } from "./target/viewed-target.js";
