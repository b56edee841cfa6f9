import { createApp } from 'vue';
import BallLesson from './BallLesson.vue';

createApp(BallLesson).mount('#app');
