import type { StatechartDefinition } from "../chart/definition.js";

/**
 * The states of a social agent in a feed; the same chart as `schemas/examples/social-chart.json`. When the
 * agent decides on a post, five targets are enabled: the chart does not choose between them.
 */
export const socialChart = {
  id: "social-agent",
  description: "How a social agent moves through a feed.",
  initial: "idle",
  states: {
    idle: { description: "Stop browsing, wait for next round" },
    scrolling: { description: "Continue browsing without engaging" },
    evaluating: { description: "Look more closely at this post" },
    composing: { description: "Write a response or original content" },
    engaging_like: { description: "Like this post" },
    engaging_reply: { description: "Reply to this post" },
    engaging_reshare: { description: "Reshare this post" },
    resting: { description: "Take a break from activity" },
  },
  transitions: [
    { from: "idle", trigger: "start_browsing", to: "scrolling" },
    { from: "scrolling", trigger: "sees_post", to: "evaluating" },
    { from: "scrolling", trigger: "feed_empty", to: "resting" },
    { from: "evaluating", trigger: "decides", to: "composing" },
    { from: "evaluating", trigger: "decides", to: "engaging_like" },
    { from: "evaluating", trigger: "decides", to: "engaging_reply" },
    { from: "evaluating", trigger: "decides", to: "engaging_reshare" },
    { from: "evaluating", trigger: "decides", to: "scrolling" },
    { from: "composing", trigger: "finishes_composing", to: "scrolling" },
    { from: "engaging_like", trigger: "finishes_engaging", to: "scrolling" },
    { from: "engaging_reply", trigger: "finishes_engaging", to: "scrolling" },
    { from: "engaging_reshare", trigger: "finishes_engaging", to: "scrolling" },
    { from: "resting", trigger: "rested", to: "idle" },
    { from: "scrolling", trigger: "timeout", to: "idle" },
    { from: "evaluating", trigger: "timeout", to: "idle" },
    { from: "composing", trigger: "timeout", to: "idle" },
    { from: "engaging_like", trigger: "timeout", to: "idle" },
    { from: "engaging_reply", trigger: "timeout", to: "idle" },
    { from: "engaging_reshare", trigger: "timeout", to: "idle" },
    { from: "resting", trigger: "timeout", to: "idle" },
  ],
} as const satisfies StatechartDefinition;
