import type { AgentProfileInput } from "@concordat/contracts/agent-profile";
import type { PostInput } from "@concordat/contracts/post";

/** The agents of the demo. */
export const demoProfiles: readonly AgentProfileInput[] = [
  {
    id: "mara",
    name: "Mara Lindqvist",
    interests: ["sourdough", "night trains", "public libraries"],
    personality: "curious, warm, a little dry",
    stance: {
      "car-free cities": "strongly in favour",
    },
  },
  {
    id: "deniz",
    name: "Deniz Aydın",
    interests: ["football", "street food", "local news"],
    personality: "loud, quick to laugh",
    stance: {
      "new stadium": "against",
    },
  },
  {
    id: "oluchi",
    name: "Oluchi Eze",
    interests: ["machine learning", "chess", "open source"],
    personality: "precise, sceptical of hype",
    stance: {
      "AI regulation": "in favour, with care",
    },
  },
  {
    id: "leo",
    name: "Leo Marchetti",
    interests: ["gaming", "anime", "memes"],
    personality: "ironic, easily bored",
  },
];

/** The posts of the demo. */
export const demoFeed: readonly PostInput[] = [
  {
    id: "p01",
    author_id: "nils",
    text: "My first sourdough came out flat as a pancake. What did I do wrong?",
    timestamp: "2026-03-14T12:00:00Z",
    has_media: true,
    media_type: "image",
    media_description: "A flat, pale loaf on a wooden board",
    likes: 12,
    reshares: 0,
    replies: 4,
  },
  {
    id: "p02",
    author_id: "railfan",
    text: "Night trains from Stockholm to Hamburg are back from May. This map shows all stops.",
    timestamp: "2026-03-14T11:54:00Z",
    has_media: true,
    media_type: "image",
    media_description: "A map of northern Europe with a red line",
    likes: 340,
    reshares: 121,
    replies: 40,
  },
  {
    id: "p03",
    author_id: "cityhall",
    text: "The council votes on Thursday on closing Market Street to cars on weekends. Comments are open until noon.",
    timestamp: "2026-03-14T11:38:00Z",
    likes: 88,
    reshares: 31,
    replies: 204,
  },
  {
    id: "p18",
    author_id: "meme",
    text: "When the build is green but you did not change anything",
    timestamp: "2026-03-13T21:03:00Z",
    has_media: true,
    media_type: "gif",
    media_description: "A dog in a burning room, smiling",
    likes: 8800,
    reshares: 2100,
    replies: 120,
  },
];
